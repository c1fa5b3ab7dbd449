import { passageOf } from "../bible/passage.server";
import type { Scripture } from "../scripture";

/** The psalms of one morning or evening, and the part of them that is prayed in the office. */
export type PsalmsOfHour = { psalms: string; portion: Scripture };

/** The psalter in thirty days, morning and evening, in the old division; from the first day on. */
export const psalter: readonly { morning: PsalmsOfHour; evening: PsalmsOfHour }[] = [
  {
    morning: {
      psalms: "Psalms 1-5",
      portion: {
        reference: "Psalm 3:3-5",
        verses:
          "But You, O LORD, are a shield around me, my glory, and the One who lifts my head. To the LORD I cry aloud, and He answers me from His holy mountain. I lie down and sleep; I wake again, for the LORD sustains me.",
      },
    },
    evening: {
      psalms: "Psalms 6-8",
      portion: passageOf("Psalm 8:3-9"),
    },
  },
  {
    morning: {
      psalms: "Psalms 9-11",
      portion: passageOf("Psalm 9:9-12"),
    },
    evening: {
      psalms: "Psalms 12-14",
      portion: {
        reference: "Psalm 13:1-6",
        verses:
          "How long, O LORD? Will You forget me forever? How long will You hide Your face from me? How long must I wrestle in my soul, with sorrow in my heart each day? How long will my enemy dominate me? Consider me and respond, O LORD my God. Give light to my eyes, lest I sleep in death, lest my enemy say, “I have overcome him,” and my foes rejoice when I fall. But I have trusted in Your loving devotion; my heart will rejoice in Your salvation. I will sing to the LORD, for He has been good to me.",
      },
    },
  },
  {
    morning: {
      psalms: "Psalms 15-17",
      portion: {
        reference: "Psalm 16:5-10",
        verses:
          "The LORD is my chosen portion and my cup; You have made my lot secure. The lines of my boundary have fallen in pleasant places; surely my inheritance is delightful. I will bless the LORD who counsels me; even at night my conscience instructs me. I have set the LORD always before me. Because He is at my right hand, I will not be shaken. Therefore my heart is glad and my tongue rejoices; my body also will dwell securely. For You will not abandon my soul to Sheol, nor will You let Your Holy One see decay.",
      },
    },
    evening: {
      psalms: "Psalm 18",
      portion: {
        reference: "Psalm 18:28-33",
        verses:
          "For You, O LORD, light my lamp; my God lights up my darkness. For in You I can charge an army, and with my God I can scale a wall. As for God, His way is perfect; the word of the LORD is flawless. He is a shield to all who take refuge in Him. For who is God besides the LORD? And who is the Rock except our God? It is God who arms me with strength and makes my way clear. He makes my feet like those of a deer and stations me upon the heights.",
      },
    },
  },
  {
    morning: {
      psalms: "Psalms 19-21",
      portion: {
        reference: "Psalm 19:7-11",
        verses:
          "The Law of the LORD is perfect, reviving the soul; the testimony of the LORD is trustworthy, making wise the simple. The precepts of the LORD are right, bringing joy to the heart; the commandments of the LORD are radiant, giving light to the eyes. The fear of the LORD is pure, enduring forever; the judgments of the LORD are true, being altogether righteous. They are more precious than gold, than much pure gold; they are sweeter than honey, than honey from the comb. By them indeed Your servant is warned; in keeping them is great reward.",
      },
    },
    evening: {
      psalms: "Psalms 22-23",
      portion: passageOf("Psalm 23:1-6"),
    },
  },
  {
    morning: {
      psalms: "Psalms 24-26",
      portion: {
        reference: "Psalm 25:6-10",
        verses:
          "Remember, O LORD, Your compassion and loving devotion, for they are from age to age. Remember not the sins of my youth, nor my rebellious acts; remember me according to Your loving devotion, because of Your goodness, O LORD. Good and upright is the LORD; therefore He shows sinners the way. He guides the humble in what is right and teaches them His way. All the LORD’s ways are loving and faithful to those who keep His covenant and His decrees.",
      },
    },
    evening: {
      psalms: "Psalms 27-29",
      portion: {
        reference: "Psalm 27:4-6",
        verses:
          "One thing I have asked of the LORD; this is what I desire: to dwell in the house of the LORD all the days of my life, to gaze on the beauty of the LORD and seek Him in His temple. For in the day of trouble He will hide me in His shelter; He will conceal me under the cover of His tent; He will set me high upon a rock. Then my head will be held high above my enemies around me. At His tabernacle I will offer sacrifices with shouts of joy; I will sing and make music to the LORD.",
      },
    },
  },
  {
    morning: {
      psalms: "Psalms 30-31",
      portion: {
        reference: "Psalm 31:1-5",
        verses:
          "In You, O LORD, I have taken refuge; let me never be put to shame; save me by Your righteousness. Incline Your ear to me; come quickly to my rescue. Be my rock of refuge, the stronghold of my deliverance. For You are my rock and my fortress; lead me and guide me for the sake of Your name. You free me from the net laid out for me, for You are my refuge. Into Your hands I commit my spirit; You have redeemed me, O LORD, God of truth.",
      },
    },
    evening: {
      psalms: "Psalms 32-34",
      portion: {
        reference: "Psalm 34:1-6",
        verses:
          "I will bless the LORD at all times; His praise will always be on my lips. My soul boasts in the LORD; let the oppressed hear and rejoice. Magnify the LORD with me; let us exalt His name together. I sought the LORD, and He answered me; He delivered me from all my fears. Those who look to Him are radiant with joy; their faces shall never be ashamed. This poor man called out, and the LORD heard him; He saved him from all his troubles.",
      },
    },
  },
  {
    morning: {
      psalms: "Psalms 35-36",
      portion: {
        reference: "Psalm 36:7-10",
        verses:
          "How precious is Your loving devotion, O God, that the children of men take refuge in the shadow of Your wings! They feast on the abundance of Your house, and You give them drink from Your river of delights. For with You is the fountain of life; in Your light we see light. Extend Your loving devotion to those who know You, and Your righteousness to the upright in heart.",
      },
    },
    evening: {
      psalms: "Psalm 37",
      portion: {
        reference: "Psalm 37:3-7",
        verses:
          "Trust in the LORD and do good; dwell in the land and cultivate faithfulness. Delight yourself in the LORD, and He will give you the desires of your heart. Commit your way to the LORD; trust in Him, and He will do it. He will bring forth your righteousness like the dawn, your justice like the noonday sun. Be still before the LORD and wait patiently for Him; do not fret when men prosper in their ways, when they carry out wicked schemes.",
      },
    },
  },
  {
    morning: {
      psalms: "Psalms 38-40",
      portion: {
        reference: "Psalm 40:3-5",
        verses:
          "He put a new song in my mouth, a hymn of praise to our God. Many will see and fear and put their trust in the LORD. Blessed is the man who has made the LORD his trust, who has not turned to the proud, nor to those who lapse into falsehood. Many, O LORD my God, are the wonders You have done, and the plans You have for us—none can compare to You—if I proclaim and declare them, they are more than I can count.",
      },
    },
    evening: {
      psalms: "Psalms 41-43",
      portion: {
        reference: "Psalm 43:3-5",
        verses:
          "Send out Your light and Your truth; let them lead me. Let them bring me to Your holy mountain and to the place where You dwell. Then I will go to the altar of God, to God, my greatest joy. I will praise You with the harp, O God, my God. Why are you downcast, O my soul? Why the unease within me? Put your hope in God, for I will yet praise Him, my Savior and my God.",
      },
    },
  },
  {
    morning: {
      psalms: "Psalms 44-46",
      portion: {
        reference: "Psalm 46:4-7",
        verses:
          "There is a river whose streams delight the city of God, the holy place where the Most High dwells. God is within her; she will not be moved. God will help her when morning dawns. Nations rage, kingdoms crumble; the earth melts when He lifts His voice. The LORD of Hosts is with us; the God of Jacob is our fortress.",
      },
    },
    evening: {
      psalms: "Psalms 47-49",
      portion: {
        reference: "Psalm 47:5-8",
        verses:
          "God has ascended amid shouts of joy, the LORD with the sound of the horn. Sing praises to God, sing praises; sing praises to our King, sing praises! For God is King of all the earth; sing to Him a psalm of praise. God reigns over the nations; God is seated on His holy throne.",
      },
    },
  },
  {
    morning: {
      psalms: "Psalms 50-52",
      portion: {
        reference: "Psalm 51:1-4",
        verses:
          "Have mercy on me, O God, according to Your loving devotion; according to Your great compassion, blot out my transgressions. Wash me clean of my iniquity and cleanse me from my sin. For I know my transgressions, and my sin is always before me. Against You, You only, have I sinned and done what is evil in Your sight, so that You may be proved right when You speak and blameless when You judge.",
      },
    },
    evening: {
      psalms: "Psalms 53-55",
      portion: {
        reference: "Psalm 55:16-18, 22",
        verses:
          "But I call to God, and the LORD saves me. Morning, noon, and night, I cry out in distress, and He hears my voice. He redeems my soul in peace from the battle waged against me, even though many oppose me. Cast your burden upon the LORD and He will sustain you; He will never let the righteous be shaken.",
      },
    },
  },
  {
    morning: {
      psalms: "Psalms 56-58",
      portion: {
        reference: "Psalm 57:1-3",
        verses:
          "Have mercy on me, O God, have mercy, for in You my soul takes refuge. In the shadow of Your wings I will take shelter until the danger has passed. I cry out to God Most High, to God who fulfills His purpose for me. He reaches down from heaven and saves me; He rebukes those who trample me. God sends forth His loving devotion and His truth.",
      },
    },
    evening: {
      psalms: "Psalms 59-61",
      portion: {
        reference: "Psalm 61:1-4",
        verses:
          "Hear my cry, O God; attend to my prayer. From the ends of the earth I call out to You whenever my heart is faint. Lead me to the rock that is higher than I. For You have been my refuge, a tower of strength against the enemy. Let me dwell in Your tent forever and take refuge in the shelter of Your wings.",
      },
    },
  },
  {
    morning: {
      psalms: "Psalms 62-64",
      portion: {
        reference: "Psalm 63:2-8",
        verses:
          "So I have seen You in the sanctuary and beheld Your power and glory. Because Your loving devotion is better than life, my lips will glorify You. So I will bless You as long as I live; in Your name I will lift my hands. My soul is satisfied as with the richest of foods; with joyful lips my mouth will praise You. When I remember You on my bed, I think of You through the watches of the night. For You are my help; I will sing for joy in the shadow of Your wings. My soul clings to You; Your right hand upholds me.",
      },
    },
    evening: {
      psalms: "Psalms 65-67",
      portion: {
        reference: "Psalm 65:9-13",
        verses:
          "You attend to the earth and water it; with abundance You enrich it. The streams of God are full of water, for You prepare our grain by providing for the earth. You soak its furrows and level its ridges; You soften it with showers and bless its growth. You crown the year with Your bounty, and Your paths overflow with plenty. The pastures of the wilderness overflow; the hills are robed with joy. The pastures are clothed with flocks, and the valleys are decked with grain. They shout in triumph; indeed, they sing.",
      },
    },
  },
  {
    morning: {
      psalms: "Psalm 68",
      portion: {
        reference: "Psalm 68:7-10",
        verses:
          "O God, when You went out before Your people, when You marched through the wasteland, the earth shook and the heavens poured down rain before God, the One on Sinai, before God, the God of Israel. You sent abundant rain, O God; You refreshed Your weary inheritance. Your flock settled therein; O God, from Your bounty You provided for the poor.",
      },
    },
    evening: {
      psalms: "Psalms 69-70",
      portion: {
        reference: "Psalm 69:13-17",
        verses:
          "But my prayer to You, O LORD, is for a time of favor. In Your abundant loving devotion, O God, answer me with Your sure salvation. Rescue me from the mire and do not let me sink; deliver me from my foes and out of the deep waters. Do not let the floods engulf me or the depths swallow me up; let not the Pit close its mouth over me. Answer me, O LORD, for Your loving devotion is good; turn to me in keeping with Your great compassion. Hide not Your face from Your servant, for I am in distress. Answer me quickly!",
      },
    },
  },
  {
    morning: {
      psalms: "Psalms 71-72",
      portion: {
        reference: "Psalm 72:1-4",
        verses:
          "Endow the king with Your justice, O God, and the son of the king with Your righteousness. May he judge Your people with righteousness and Your afflicted with justice. May the mountains bring peace to the people, and the hills bring righteousness. May he vindicate the afflicted among the people; may he save the children of the needy and crush the oppressor.",
      },
    },
    evening: {
      psalms: "Psalms 73-74",
      portion: {
        reference: "Psalm 73:23-26",
        verses:
          "Yet I am always with You; You hold my right hand. You guide me with Your counsel, and later receive me in glory. Whom have I in heaven but You? And on earth I desire no one besides You. My flesh and my heart may fail, but God is the strength of my heart and my portion forever.",
      },
    },
  },
  {
    morning: {
      psalms: "Psalms 75-77",
      portion: {
        reference: "Psalm 77:11-15",
        verses:
          "I will remember the works of the LORD; yes, I will remember Your wonders of old. I will reflect on all You have done and ponder Your mighty deeds. Your way, O God, is holy. What god is so great as our God? You are the God who works wonders; You display Your strength among the peoples. With power You redeemed Your people, the sons of Jacob and Joseph.",
      },
    },
    evening: {
      psalms: "Psalm 78",
      portion: {
        reference: "Psalm 78:12-16",
        verses:
          "He worked wonders before their fathers in the land of Egypt, in the region of Zoan. He split the sea and brought them through; He set the waters upright like a wall. He led them with a cloud by day and with a light of fire all night. He split the rocks in the wilderness and gave them drink as abundant as the seas. He brought streams from the stone and made water flow down like rivers.",
      },
    },
  },
  {
    morning: {
      psalms: "Psalms 79-81",
      portion: {
        reference: "Psalm 80:4-7",
        verses:
          "O LORD God of Hosts, how long will Your anger smolder against the prayers of Your people? You fed them with the bread of tears and made them drink the full measure of their tears. You make us contend with our neighbors; our enemies mock us. Restore us, O God of Hosts, and cause Your face to shine upon us, that we may be saved.",
      },
    },
    evening: {
      psalms: "Psalms 82-85",
      portion: {
        reference: "Psalm 84:1-4",
        verses:
          "How lovely is Your dwelling place, O LORD of Hosts! My soul longs, even faints, for the courts of the LORD; my heart and my flesh cry out for the living God. Even the sparrow has found a home, and the swallow a nest for herself, where she places her young near Your altars, O LORD of Hosts, my King and my God. How blessed are those who dwell in Your house! They are ever praising You.",
      },
    },
  },
  {
    morning: {
      psalms: "Psalms 86-88",
      portion: {
        reference: "Psalm 86:1-7",
        verses:
          "Incline Your ear, O LORD, and answer me, for I am poor and needy. Preserve my soul, for I am godly. You are my God; save Your servant who trusts in You. Be merciful to me, O Lord, for I call to You all day long. Bring joy to Your servant, for to You, O Lord, I lift up my soul. For You, O Lord, are kind and forgiving, rich in loving devotion to all who call on You. Hear my prayer, O LORD, and attend to my plea for mercy. In the day of my distress I call on You, because You answer me.",
      },
    },
    evening: {
      psalms: "Psalm 89",
      portion: {
        reference: "Psalm 89:11-15",
        verses:
          "The heavens are Yours, and also the earth. The earth and its fullness You founded. North and south You created; Tabor and Hermon shout for joy at Your name. Mighty is Your arm; strong is Your hand. Your right hand is exalted. Righteousness and justice are the foundation of Your throne; loving devotion and faithfulness go before You. Blessed are those who know the joyful sound, who walk, O LORD, in the light of Your presence.",
      },
    },
  },
  {
    morning: {
      psalms: "Psalms 90-92",
      portion: {
        reference: "Psalm 90:13-16",
        verses:
          "Return, O LORD! How long will it be? Have compassion on Your servants. Satisfy us in the morning with Your loving devotion, that we may sing for joy and be glad all our days. Make us glad for as many days as You have afflicted us, for as many years as we have seen evil. May Your work be shown to Your servants, and Your splendor to their children.",
      },
    },
    evening: {
      psalms: "Psalms 93-94",
      portion: {
        reference: "Psalm 93:1-5",
        verses:
          "The LORD reigns! He is robed in majesty; the LORD has clothed and armed Himself with strength. The world indeed is firmly established; it cannot be moved. Your throne was established long ago; You are from all eternity. The floodwaters have risen, O LORD; the rivers have raised their voice; the seas lift up their pounding waves. Above the roar of many waters—the mighty breakers of the sea—the LORD on high is majestic. Your testimonies are fully confirmed; holiness adorns Your house, O LORD, for all the days to come.",
      },
    },
  },
  {
    morning: {
      psalms: "Psalms 95-97",
      portion: {
        reference: "Psalm 96:7-10",
        verses:
          "Ascribe to the LORD, O families of the nations, ascribe to the LORD glory and strength. Ascribe to the LORD the glory due His name; bring an offering and enter His courts. Worship the LORD in the splendor of His holiness; tremble before Him, all the earth. Declare among the nations: “The LORD reigns!” The world is firmly established; it cannot be moved; He will judge the peoples with equity.",
      },
    },
    evening: {
      psalms: "Psalms 98-101",
      portion: {
        reference: "Psalm 98:4-9",
        verses:
          "Make a joyful noise to the LORD, all the earth; break forth—let your cry ring out, and sing praises! Sing praises to the LORD with the lyre, in melodious song with the harp. With trumpets and the blast of the ram’s horn shout for joy before the LORD, the King. Let the sea resound, and all that fills it, the world, and all who dwell in it. Let the rivers clap their hands, let the mountains sing together for joy before the LORD, for He comes to judge the earth. He will judge the world with righteousness and the peoples with equity.",
      },
    },
  },
  {
    morning: {
      psalms: "Psalms 102-103",
      portion: {
        reference: "Psalm 103:1-5",
        verses:
          "Bless the LORD, O my soul; all that is within me, bless His holy name. Bless the LORD, O my soul, and do not forget all His kind deeds—He who forgives all your iniquities and heals all your diseases, who redeems your life from the Pit and crowns you with loving devotion and compassion, who satisfies you with good things, so that your youth is renewed like the eagle’s.",
      },
    },
    evening: {
      psalms: "Psalm 104",
      portion: {
        reference: "Psalm 104:31-34",
        verses:
          "May the glory of the LORD endure forever; may the LORD rejoice in His works. He looks on the earth, and it trembles; He touches the mountains, and they smolder. I will sing to the LORD all my life; I will sing praise to my God while I have my being. May my meditation be pleasing to Him, for I rejoice in the LORD.",
      },
    },
  },
  {
    morning: {
      psalms: "Psalm 105",
      portion: {
        reference: "Psalm 105:1-4",
        verses:
          "Give thanks to the LORD, call upon His name; make known His deeds among the nations. Sing to Him, sing praises to Him; tell of all His wonders. Glory in His holy name; let the hearts of those who seek the LORD rejoice. Seek out the LORD and His strength; seek His face always.",
      },
    },
    evening: {
      psalms: "Psalm 106",
      portion: {
        reference: "Psalm 106:1-5",
        verses:
          "Hallelujah! Give thanks to the LORD, for He is good; His loving devotion endures forever. Who can describe the mighty acts of the LORD or fully proclaim His praise? Blessed are those who uphold justice, who practice righteousness at all times. Remember me, O LORD, in Your favor to Your people; visit me with Your salvation, that I may see the prosperity of Your chosen ones, and rejoice in the gladness of Your nation, and give glory with Your inheritance.",
      },
    },
  },
  {
    morning: {
      psalms: "Psalm 107",
      portion: passageOf("Psalm 107:23-30"),
    },
    evening: {
      psalms: "Psalms 108-109",
      portion: {
        reference: "Psalm 108:1-5",
        verses:
          "My heart is steadfast, O God; I will sing and make music with all my being. Awake, O harp and lyre! I will awaken the dawn. I will praise You, O LORD, among the nations; I will sing Your praises among the peoples. For Your loving devotion extends beyond the heavens, and Your faithfulness reaches to the clouds. Be exalted, O God, above the heavens; may Your glory cover all the earth.",
      },
    },
  },
  {
    morning: {
      psalms: "Psalms 110-113",
      portion: {
        reference: "Psalm 111:1-5",
        verses:
          "Hallelujah! I will give thanks to the LORD with all my heart in the council of the upright and in the assembly. Great are the works of the LORD; they are pondered by all who delight in them. Splendid and majestic is His work; His righteousness endures forever. He has caused His wonders to be remembered; the LORD is gracious and compassionate. He provides food for those who fear Him; He remembers His covenant forever.",
      },
    },
    evening: {
      psalms: "Psalms 114-115",
      portion: {
        reference: "Psalm 114:1-8",
        verses:
          "When Israel departed from Egypt, the house of Jacob from a people of foreign tongue, Judah became God’s sanctuary, Israel His dominion. The sea observed and fled; the Jordan turned back; the mountains skipped like rams, the hills like lambs. Why was it, O sea, that you fled, O Jordan, that you turned back, O mountains, that you skipped like rams, O hills, like lambs? Tremble, O earth, at the presence of the Lord, at the presence of the God of Jacob, who turned the rock into a pool, the flint into a fountain of water!",
      },
    },
  },
  {
    morning: {
      psalms: "Psalms 116-118",
      portion: {
        reference: "Psalm 116:5-9",
        verses:
          "The LORD is gracious and righteous; our God is full of compassion. The LORD preserves the simplehearted; I was helpless, and He saved me. Return to your rest, O my soul, for the LORD has been good to you. For You have delivered my soul from death, my eyes from tears, my feet from stumbling. I will walk before the LORD in the land of the living.",
      },
    },
    evening: {
      psalms: "Psalm 119:1-32",
      portion: {
        reference: "Psalm 119:9-16",
        verses:
          "How can a young man keep his way pure? By guarding it according to Your word. With all my heart I have sought You; do not let me stray from Your commandments. I have hidden Your word in my heart that I might not sin against You. Blessed are You, O LORD; teach me Your statutes. With my lips I proclaim all the judgments of Your mouth. I rejoice in the way of Your testimonies as much as in all riches. I will meditate on Your precepts and regard Your ways. I will delight in Your statutes; I will not forget Your word.",
      },
    },
  },
  {
    morning: {
      psalms: "Psalm 119:33-72",
      portion: {
        reference: "Psalm 119:33-37",
        verses:
          "Teach me, O LORD, the way of Your statutes, and I will keep them to the end. Give me understanding that I may obey Your law, and follow it with all my heart. Direct me in the path of Your commandments, for there I find delight. Turn my heart to Your testimonies and not to covetous gain. Turn my eyes away from worthless things; revive me with Your word.",
      },
    },
    evening: {
      psalms: "Psalm 119:73-104",
      portion: {
        reference: "Psalm 119:97-103",
        verses:
          "Oh, how I love Your law! All day long it is my meditation. Your commandments make me wiser than my enemies, for they are always with me. I have more insight than all my teachers, for Your testimonies are my meditation. I discern more than the elders, for I obey Your precepts. I have kept my feet from every evil path, that I may keep Your word. I have not departed from Your ordinances, for You Yourself have taught me. How sweet are Your words to my taste—sweeter than honey in my mouth!",
      },
    },
  },
  {
    morning: {
      psalms: "Psalm 119:105-144",
      portion: {
        reference: "Psalm 119:129-135",
        verses:
          "Wonderful are Your testimonies; therefore I obey them. The unfolding of Your words gives light; it informs the simple. I open my mouth and pant, longing for Your commandments. Turn to me and show me mercy, as You do to those who love Your name. Order my steps in Your word; let no sin rule over me. Redeem me from the oppression of man, that I may keep Your precepts. Make Your face shine upon Your servant, and teach me Your statutes.",
      },
    },
    evening: {
      psalms: "Psalm 119:145-176",
      portion: {
        reference: "Psalm 119:169-174",
        verses:
          "May my cry come before You, O LORD; give me understanding according to Your word. May my plea come before You; rescue me according to Your promise. My lips pour forth praise, for You teach me Your statutes. My tongue sings of Your word, for all Your commandments are righteous. May Your hand be ready to help me, for I have chosen Your precepts. I long for Your salvation, O LORD, and Your law is my delight.",
      },
    },
  },
  {
    morning: {
      psalms: "Psalms 120-125",
      portion: {
        reference: "Psalm 121:1-8",
        verses:
          "I lift up my eyes to the hills. From where does my help come? My help comes from the LORD, the Maker of heaven and earth. He will not allow your foot to slip; your Protector will not slumber. Behold, the Protector of Israel will neither slumber nor sleep. The LORD is your keeper; the LORD is the shade on your right hand. The sun will not strike you by day, nor the moon by night. The LORD will guard you from all evil; He will preserve your soul. The LORD will watch over your coming and going, both now and forevermore.",
      },
    },
    evening: {
      psalms: "Psalms 126-131",
      portion: passageOf("Psalm 126:1-6"),
    },
  },
  {
    morning: {
      psalms: "Psalms 132-135",
      portion: {
        reference: "Psalm 135:1-6",
        verses:
          "Hallelujah! Praise the name of the LORD. Give praise, O servants of the LORD, who stand in the house of the LORD, in the courts of the house of our God. Hallelujah, for the LORD is good; sing praises to His name, for it is lovely. For the LORD has chosen Jacob as His own, Israel as His treasured possession. For I know that the LORD is great; our Lord is above all gods. The LORD does all that pleases Him in the heavens and on the earth, in the seas and in all their depths.",
      },
    },
    evening: {
      psalms: "Psalms 136-138",
      portion: passageOf("Psalm 136:1-9"),
    },
  },
  {
    morning: {
      psalms: "Psalms 139-141",
      portion: {
        reference: "Psalm 139:1-6",
        verses:
          "O LORD, You have searched me and known me. You know when I sit and when I rise; You understand my thoughts from afar. You search out my path and my lying down; You are aware of all my ways. Even before a word is on my tongue, You know all about it, O LORD. You hem me in behind and before; You have laid Your hand upon me. Such knowledge is too wonderful for me, too lofty for me to attain.",
      },
    },
    evening: {
      psalms: "Psalms 142-143",
      portion: {
        reference: "Psalm 143:5-8",
        verses:
          "I remember the days of old; I meditate on all Your works; I consider the work of Your hands. I stretch out my hands to You; my soul thirsts for You like a parched land. Answer me quickly, O LORD; my spirit fails. Do not hide Your face from me, or I will be like those who descend to the Pit. Let me hear Your loving devotion in the morning, for I have put my trust in You. Teach me the way I should walk, for to You I lift up my soul.",
      },
    },
  },
  {
    morning: {
      psalms: "Psalms 144-146",
      portion: {
        reference: "Psalm 145:1-7",
        verses:
          "I will exalt You, my God and King; I will bless Your name forever and ever. Every day I will bless You, and I will praise Your name forever and ever. Great is the LORD and greatly to be praised; His greatness is unsearchable. One generation will commend Your works to the next, and will proclaim Your mighty acts—the glorious splendor of Your majesty. And I will meditate on Your wondrous works. They will proclaim the power of Your awesome deeds, and I will declare Your greatness. They will extol the fame of Your abundant goodness and sing joyfully of Your righteousness.",
      },
    },
    evening: {
      psalms: "Psalms 147-150",
      portion: {
        reference: "Psalm 148:1-6",
        verses:
          "Hallelujah! Praise the LORD from the heavens; praise Him in the highest places. Praise Him, all His angels; praise Him, all His heavenly hosts. Praise Him, O sun and moon; praise Him, all you shining stars. Praise Him, O highest heavens, and you waters above the skies. Let them praise the name of the LORD, for He gave the command and they were created. He established them forever and ever; He issued a decree that will never pass away.",
      },
    },
  },
];
