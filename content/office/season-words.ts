import type { Scripture } from "../scripture";
import type { SeasonName } from "../year/seasons";

type OfSeason = Readonly<Record<SeasonName, readonly Scripture[]>>;

/** The words that open morning prayer, one day after another; nowhere seven, which would keep to their weekdays. */
export const openings: OfSeason = {
  advent: [
    {
      reference: "Psalm 85:7",
      verses: "Show us Your loving devotion, O LORD, and grant us Your salvation.",
    },
    {
      reference: "Romans 13:12",
      verses:
        "The night is nearly over; the day has drawn near. So let us lay aside the deeds of darkness and put on the armor of light.",
    },
    {
      reference: "Isaiah 40:3",
      verses:
        "A voice of one calling: Prepare the way for the LORD in the wilderness; make a straight highway for our God in the desert.",
    },
    {
      reference: "Psalm 130:5",
      verses: "I wait for the LORD; my soul does wait, and in His word I put my hope.",
    },
  ],
  christmas: [
    {
      reference: "Isaiah 9:2",
      verses:
        "The people walking in darkness have seen a great light; on those living in the land of the shadow of death, a light has dawned.",
    },
    {
      reference: "John 1:14",
      verses:
        "The Word became flesh and made His dwelling among us. We have seen His glory, the glory of the one and only Son from the Father, full of grace and truth.",
    },
    {
      reference: "Titus 2:11",
      verses: "For the grace of God has appeared, bringing salvation to everyone.",
    },
  ],
  epiphany: [
    {
      reference: "John 1:9",
      verses: "The true Light, who gives light to everyone, was coming into the world.",
    },
    {
      reference: "Isaiah 60:1",
      verses: "Arise, shine, for your light has come, and the glory of the LORD rises upon you.",
    },
    {
      reference: "Malachi 1:11",
      verses:
        "For My name will be great among the nations, from where the sun rises to where it sets. In every place, incense and pure offerings will be presented in My name, because My name will be great among the nations, says the LORD of Hosts.",
    },
    {
      reference: "Psalm 43:3",
      verses:
        "Send out Your light and Your truth; let them lead me. Let them bring me to Your holy mountain and to the place where You dwell.",
    },
  ],
  lent: [
    {
      reference: "Psalm 51:17",
      verses:
        "The sacrifices of God are a broken spirit; a broken and a contrite heart, O God, You will not despise.",
    },
    {
      reference: "Psalm 130:1-2",
      verses:
        "Out of the depths I cry to You, O LORD! O Lord, hear my voice; let Your ears be attentive to my plea for mercy.",
    },
    {
      reference: "Psalm 103:8",
      verses:
        "The LORD is compassionate and gracious, slow to anger, abounding in loving devotion.",
    },
    {
      reference: "Psalm 51:10",
      verses: "Create in me a clean heart, O God, and renew a right spirit within me.",
    },
    {
      reference: "Psalm 139:23-24",
      verses:
        "Search me, O God, and know my heart; test me and know my concerns. See if there is any offensive way in me; lead me in the way everlasting.",
    },
  ],
  "holy-week": [
    {
      reference: "1 Peter 2:24",
      verses:
        "He Himself bore our sins in His body on the tree, so that we might die to sin and live to righteousness. “By His stripes you are healed.”",
    },
    {
      reference: "Isaiah 53:6",
      verses:
        "We all like sheep have gone astray, each one has turned to his own way; and the LORD has laid upon Him the iniquity of us all.",
    },
    {
      reference: "John 15:13",
      verses: "Greater love has no one than this, that he lay down his life for his friends.",
    },
    {
      reference: "Romans 5:8",
      verses:
        "But God proves His love for us in this: While we were still sinners, Christ died for us.",
    },
  ],
  easter: [
    {
      reference: "Romans 6:9",
      verses:
        "For we know that since Christ was raised from the dead, He cannot die again; death no longer has dominion over Him.",
    },
    {
      reference: "1 Corinthians 15:20",
      verses:
        "But Christ has indeed been raised from the dead, the firstfruits of those who have fallen asleep.",
    },
    {
      reference: "Matthew 28:6",
      verses: "He is not here; He has risen, just as He said! Come, see the place where He lay.",
    },
    {
      reference: "Colossians 3:1",
      verses:
        "Therefore, since you have been raised with Christ, strive for the things above, where Christ is seated at the right hand of God.",
    },
  ],
  pentecost: [
    {
      reference: "Romans 5:5",
      verses:
        "And hope does not disappoint us, because God has poured out His love into our hearts through the Holy Spirit, whom He has given us.",
    },
    {
      reference: "Ezekiel 36:26",
      verses:
        "I will give you a new heart and put a new spirit within you; I will remove your heart of stone and give you a heart of flesh.",
    },
    {
      reference: "Galatians 5:25",
      verses: "Since we live by the Spirit, let us walk in step with the Spirit.",
    },
  ],
  ordinary: [
    {
      reference: "Psalm 51:15",
      verses: "O Lord, open my lips, and my mouth will declare Your praise.",
    },
    {
      reference: "Psalm 95:6",
      verses: "O come, let us worship and bow down; let us kneel before the LORD our Maker.",
    },
    {
      reference: "Psalm 100:4-5",
      verses:
        "Enter His gates with thanksgiving and His courts with praise; give thanks to Him and bless His name. For the LORD is good, and His loving devotion endures forever; His faithfulness continues to all generations.",
    },
    {
      reference: "Psalm 143:8",
      verses:
        "Let me hear Your loving devotion in the morning, for I have put my trust in You. Teach me the way I should walk, for to You I lift up my soul.",
    },
    {
      reference: "Psalm 57:8-9",
      verses:
        "Awake, my glory! Awake, O harp and lyre! I will awaken the dawn. I will praise You, O Lord, among the nations; I will sing Your praises among the peoples.",
    },
    {
      reference: "Psalm 96:1-2",
      verses:
        "Sing to the LORD a new song; sing to the LORD, all the earth. Sing to the LORD, bless His name; proclaim His salvation day after day.",
    },
    {
      reference: "Psalm 5:3",
      verses:
        "In the morning, O LORD, You hear my voice; at daybreak I lay my plea before You and wait in expectation.",
    },
    {
      reference: "Psalm 59:16",
      verses:
        "But I will sing of Your strength and proclaim Your loving devotion in the morning. For You are my fortress, my refuge in times of trouble.",
    },
  ],
};

/** The words that open night prayer. */
export const nightOpenings: OfSeason = {
  advent: [
    {
      reference: "Psalm 130:6",
      verses:
        "My soul waits for the Lord more than watchmen wait for the morning—more than watchmen wait for the morning.",
    },
    {
      reference: "Psalm 80:19",
      verses:
        "Restore us, O LORD God of Hosts; cause Your face to shine upon us, that we may be saved.",
    },
  ],
  christmas: [
    {
      reference: "John 1:5",
      verses: "The Light shines in the darkness, and the darkness has not overcome it.",
    },
    {
      reference: "Luke 2:14",
      verses: "“Glory to God in the highest, and on earth peace to men on whom His favor rests!”",
    },
  ],
  epiphany: [
    {
      reference: "Psalm 27:1",
      verses:
        "The LORD is my light and my salvation—whom shall I fear? The LORD is the stronghold of my life—whom shall I dread?",
    },
    {
      reference: "John 8:12",
      verses:
        "Once again, Jesus spoke to the people and said, “I am the light of the world. Whoever follows Me will never walk in the darkness, but will have the light of life.”",
    },
  ],
  lent: [
    {
      reference: "Psalm 27:8",
      verses: "My heart said, “Seek His face.” Your face, O LORD, I will seek.",
    },
    {
      reference: "Psalm 51:11-12",
      verses:
        "Cast me not away from Your presence; take not Your Holy Spirit from me. Restore to me the joy of Your salvation, and sustain me with a willing spirit.",
    },
    {
      reference: "Psalm 86:5-6",
      verses:
        "For You, O Lord, are kind and forgiving, rich in loving devotion to all who call on You. Hear my prayer, O LORD, and attend to my plea for mercy.",
    },
    {
      reference: "Psalm 25:6-7",
      verses:
        "Remember, O LORD, Your compassion and loving devotion, for they are from age to age. Remember not the sins of my youth, nor my rebellious acts; remember me according to Your loving devotion, because of Your goodness, O LORD.",
    },
    {
      reference: "Lamentations 3:25-26",
      verses:
        "The LORD is good to those who wait for Him, to the soul who seeks Him. It is good to wait quietly for the salvation of the LORD.",
    },
  ],
  "holy-week": [
    {
      reference: "Psalm 31:5",
      verses: "Into Your hands I commit my spirit; You have redeemed me, O LORD, God of truth.",
    },
    {
      reference: "Lamentations 3:22-23",
      verses:
        "Because of the loving devotion of the LORD we are not consumed, for His mercies never fail. They are new every morning; great is Your faithfulness!",
    },
  ],
  easter: [
    {
      reference: "Luke 24:29",
      verses:
        "But they pleaded with Him, “Stay with us, for it is nearly evening and the day is almost over.” So He went in to stay with them.",
    },
    {
      reference: "Psalm 30:11-12",
      verses:
        "You turned my mourning into dancing; You peeled off my sackcloth and clothed me with joy, that my heart may sing Your praises and not be silent. O LORD my God, I will give thanks forever.",
    },
    {
      reference: "John 11:25-26",
      verses:
        "Jesus said to her, “I am the resurrection and the life. Whoever believes in Me will live, even though he dies. And everyone who lives and believes in Me will never die. Do you believe this?”",
    },
    {
      reference: "Psalm 116:7-8",
      verses:
        "Return to your rest, O my soul, for the LORD has been good to you. For You have delivered my soul from death, my eyes from tears, my feet from stumbling.",
    },
    {
      reference: "Isaiah 26:19",
      verses:
        "Your dead will live; their bodies will rise. Awake and sing, you who dwell in the dust! For your dew is like the dew of the morning, and the earth will bring forth her dead.",
    },
  ],
  pentecost: [
    {
      reference: "Psalm 143:10",
      verses:
        "Teach me to do Your will, for You are my God. May Your good Spirit lead me on level ground.",
    },
    {
      reference: "Romans 8:26",
      verses:
        "In the same way, the Spirit helps us in our weakness. For we do not know how we ought to pray, but the Spirit Himself intercedes for us with groans too deep for words.",
    },
  ],
  ordinary: [
    {
      reference: "Psalm 141:2",
      verses:
        "May my prayer be set before You like incense; my uplifted hands, like the evening offering.",
    },
    {
      reference: "Psalm 63:6-7",
      verses:
        "When I remember You on my bed, I think of You through the watches of the night. For You are my help; I will sing for joy in the shadow of Your wings.",
    },
    {
      reference: "Psalm 42:8",
      verses:
        "The LORD decrees His loving devotion by day, and at night His song is with me as a prayer to the God of my life.",
    },
    {
      reference: "Psalm 16:7-8",
      verses:
        "I will bless the LORD who counsels me; even at night my conscience instructs me. I have set the LORD always before me. Because He is at my right hand, I will not be shaken.",
    },
    {
      reference: "Psalm 119:55",
      verses: "In the night, O LORD, I remember Your name, that I may keep Your law.",
    },
  ],
};

/** What ends morning prayer on every second day; in ordinary time each day of the week has its own. */
export const seasonBlessings: Omit<OfSeason, "ordinary"> = {
  advent: [
    {
      reference: "Romans 15:13",
      verses:
        "Now may the God of hope fill you with all joy and peace as you believe in Him, so that you may overflow with hope by the power of the Holy Spirit.",
    },
    {
      reference: "1 Thessalonians 3:12-13",
      verses:
        "And may the Lord cause you to increase and overflow with love for one another and for everyone else, just as our love for you overflows, so that He may establish your hearts in blamelessness and holiness before our God and Father at the coming of our Lord Jesus with all His saints. Amen.",
    },
    {
      reference: "Malachi 4:2",
      verses:
        "But for you who fear My name, the sun of righteousness will rise with healing in its wings, and you will go out and leap like calves from the stall.",
    },
  ],
  christmas: [
    {
      reference: "Numbers 6:24-26",
      verses:
        "May the LORD bless you and keep you; may the LORD cause His face to shine upon you and be gracious to you; may the LORD lift up His countenance toward you and give you peace.",
    },
    {
      reference: "2 Corinthians 13:14",
      verses:
        "The grace of the Lord Jesus Christ, and the love of God, and the fellowship of the Holy Spirit be with all of you.",
    },
    {
      reference: "John 1:16",
      verses: "From His fullness we have all received grace upon grace.",
    },
  ],
  epiphany: [
    {
      reference: "Psalm 67:1-2",
      verses:
        "May God be gracious to us and bless us, and cause His face to shine upon us, that Your ways may be known on earth, Your salvation among all nations.",
    },
    {
      reference: "Numbers 6:24-26",
      verses:
        "May the LORD bless you and keep you; may the LORD cause His face to shine upon you and be gracious to you; may the LORD lift up His countenance toward you and give you peace.",
    },
    {
      reference: "Psalm 90:17",
      verses:
        "May the favor of the Lord our God rest upon us; establish for us the work of our hands—yes, establish the work of our hands!",
    },
  ],
  lent: [
    {
      reference: "2 Thessalonians 3:5",
      verses: "May the Lord direct your hearts into God’s love and Christ’s perseverance.",
    },
    {
      reference: "Jude 1:24-25",
      verses:
        "Now to Him who is able to keep you from stumbling and to present you unblemished in His glorious presence, with great joy—to the only God our Savior be glory, majesty, dominion, and authority through Jesus Christ our Lord before all time, and now, and for all eternity. Amen.",
    },
    {
      reference: "Deuteronomy 31:8",
      verses:
        "The LORD Himself goes before you; He will be with you. He will never leave you nor forsake you. Do not be afraid or discouraged.",
    },
  ],
  "holy-week": [
    {
      reference: "Galatians 1:3-5",
      verses:
        "Grace and peace to you from God our Father and the Lord Jesus Christ, who gave Himself for our sins to rescue us from the present evil age, according to the will of our God and Father, to whom be glory forever and ever. Amen.",
    },
    {
      reference: "Romans 8:38-39",
      verses:
        "For I am convinced that neither death nor life, neither angels nor principalities, neither the present nor the future, nor any powers, neither height nor depth, nor anything else in all creation, will be able to separate us from the love of God that is in Christ Jesus our Lord.",
    },
  ],
  easter: [
    {
      reference: "Ephesians 3:20-21",
      verses:
        "Now to Him who is able to do immeasurably more than all we ask or imagine, according to His power that is at work within us, to Him be the glory in the church and in Christ Jesus throughout all generations, forever and ever. Amen.",
    },
    {
      reference: "Jude 1:24-25",
      verses:
        "Now to Him who is able to keep you from stumbling and to present you unblemished in His glorious presence, with great joy—to the only God our Savior be glory, majesty, dominion, and authority through Jesus Christ our Lord before all time, and now, and for all eternity. Amen.",
    },
    {
      reference: "1 Corinthians 15:57-58",
      verses:
        "But thanks be to God, who gives us the victory through our Lord Jesus Christ! Therefore, my beloved brothers, be steadfast and immovable. Always excel in the work of the Lord, because you know that your labor in the Lord is not in vain.",
    },
  ],
  pentecost: [
    {
      reference: "Romans 15:13",
      verses:
        "Now may the God of hope fill you with all joy and peace as you believe in Him, so that you may overflow with hope by the power of the Holy Spirit.",
    },
    {
      reference: "2 Corinthians 13:14",
      verses:
        "The grace of the Lord Jesus Christ, and the love of God, and the fellowship of the Holy Spirit be with all of you.",
    },
    {
      reference: "Numbers 6:24-26",
      verses:
        "May the LORD bless you and keep you; may the LORD cause His face to shine upon you and be gracious to you; may the LORD lift up His countenance toward you and give you peace.",
    },
  ],
};

/** What is said over whoever has prayed at night. */
export const nightBlessings: OfSeason = {
  advent: [
    {
      reference: "Isaiah 9:2",
      verses:
        "The people walking in darkness have seen a great light; on those living in the land of the shadow of death, a light has dawned.",
    },
    {
      reference: "Revelation 22:20-21",
      verses:
        "He who testifies to these things says, “Yes, I am coming soon.” Amen. Come, Lord Jesus! The grace of the Lord Jesus be with all the saints. Amen.",
    },
  ],
  christmas: [
    {
      reference: "Luke 2:10-11",
      verses:
        "But the angel said to them, Do not be afraid! For behold, I bring you good news of great joy that will be for all the people: Today in the city of David a Savior has been born to you. He is Christ the Lord!",
    },
    {
      reference: "Numbers 6:24-26",
      verses:
        "May the LORD bless you and keep you; may the LORD cause His face to shine upon you and be gracious to you; may the LORD lift up His countenance toward you and give you peace.",
    },
  ],
  epiphany: [
    {
      reference: "Isaiah 60:20",
      verses:
        "Your sun will no longer set, and your moon will not wane; for the LORD will be your everlasting light, and the days of your sorrow will cease.",
    },
    {
      reference: "Psalm 29:11",
      verses: "The LORD gives His people strength; the LORD blesses His people with peace.",
    },
  ],
  lent: [
    {
      reference: "Psalm 32:7",
      verses:
        "You are my hiding place. You protect me from trouble; You surround me with songs of deliverance.",
    },
    {
      reference: "Micah 7:18",
      verses:
        "Who is a God like You, who pardons iniquity and passes over the transgression of the remnant of His inheritance—who does not retain His anger forever, because He delights in loving devotion?",
    },
    {
      reference: "Isaiah 54:10",
      verses:
        "“Though the mountains may be removed and the hills may be shaken, My loving devotion will not depart from you, and My covenant of peace will not be broken,” says the LORD, who has compassion on you.",
    },
    {
      reference: "Isaiah 30:18",
      verses:
        "Therefore the LORD longs to be gracious to you; therefore He rises to show you compassion, for the LORD is a just God. Blessed are all who wait for Him.",
    },
  ],
  "holy-week": [
    {
      reference: "Matthew 11:28",
      verses: "Come to Me, all you who are weary and burdened, and I will give you rest.",
    },
    {
      reference: "John 16:33",
      verses:
        "I have told you these things so that in Me you may have peace. In the world you will have tribulation. But take courage; I have overcome the world!",
    },
  ],
  easter: [
    {
      reference: "John 14:27",
      verses:
        "Peace I leave with you; My peace I give to you. I do not give to you as the world gives. Do not let your hearts be troubled; do not be afraid.",
    },
    {
      reference: "Romans 14:8-9",
      verses:
        "If we live, we live to the Lord, and if we die, we die to the Lord. So whether we live or die, we belong to the Lord. For this reason Christ died and returned to life, that He might be the Lord of both the dead and the living.",
    },
    {
      reference: "Revelation 21:4",
      verses:
        "“He will wipe away every tear from their eyes,” and there will be no more death or mourning or crying or pain, for the former things have passed away.",
    },
    {
      reference: "Psalm 16:11",
      verses:
        "You have made known to me the path of life; You will fill me with joy in Your presence, with eternal pleasures at Your right hand.",
    },
  ],
  pentecost: [
    { reference: "John 14:18", verses: "I will not leave you as orphans; I will come to you." },
    {
      reference: "Romans 8:15-16",
      verses:
        "For you did not receive a spirit of slavery that returns you to fear, but you received the Spirit of adoption to sonship, by whom we cry, “Abba! Father!” The Spirit Himself testifies with our spirit that we are God’s children.",
    },
  ],
  ordinary: [
    {
      reference: "Psalm 3:5",
      verses: "I lie down and sleep; I wake again, for the LORD sustains me.",
    },
    {
      reference: "Psalm 121:7-8",
      verses:
        "The LORD will guard you from all evil; He will preserve your soul. The LORD will watch over your coming and going, both now and forevermore.",
    },
    {
      reference: "Proverbs 3:24",
      verses: "When you lie down, you will not be afraid; when you rest, your sleep will be sweet.",
    },
    {
      reference: "Psalm 46:1",
      verses: "God is our refuge and strength, an ever-present help in times of trouble.",
    },
    {
      reference: "Psalm 4:8",
      verses: "I will lie down and sleep in peace, for You alone, O LORD, make me dwell in safety.",
    },
    {
      reference: "Psalm 29:11",
      verses: "The LORD gives His people strength; the LORD blesses His people with peace.",
    },
    {
      reference: "Psalm 91:4",
      verses:
        "He will cover you with His feathers; under His wings you will find refuge; His faithfulness is a shield and rampart.",
    },
    {
      reference: "Psalm 121:3-4",
      verses:
        "He will not allow your foot to slip; your Protector will not slumber. Behold, the Protector of Israel will neither slumber nor sleep.",
    },
  ],
};
