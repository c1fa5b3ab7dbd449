import type { Scripture } from "../scripture";
/** The blessing at the end of morning prayer, in turn; in a season every second day has one of its own, and so has each day with a name. */
export const blessings: readonly Scripture[] = [
  {
    reference: "Hebrews 13:20-21",
    verses:
      "Now may the God of peace, who through the blood of the eternal covenant brought back from the dead our Lord Jesus, that great Shepherd of the sheep, equip you with every good thing to do His will. And may He accomplish in us what is pleasing in His sight through Jesus Christ, to whom be glory forever and ever. Amen.",
  },
  {
    reference: "Philippians 4:7",
    verses:
      "And the peace of God, which surpasses all understanding, will guard your hearts and your minds in Christ Jesus.",
  },
  {
    reference: "1 Thessalonians 5:23",
    verses:
      "Now may the God of peace Himself sanctify you completely, and may your entire spirit, soul, and body be kept blameless at the coming of our Lord Jesus Christ.",
  },
  {
    reference: "Romans 15:5-6",
    verses:
      "Now may the God who gives endurance and encouragement grant you harmony with one another in Christ Jesus, so that with one mind and one voice you may glorify the God and Father of our Lord Jesus Christ.",
  },
  {
    reference: "2 Peter 1:2",
    verses:
      "Grace and peace be multiplied to you through the knowledge of God and of Jesus our Lord.",
  },
  {
    reference: "2 Thessalonians 2:16-17",
    verses:
      "Now may our Lord Jesus Christ Himself and God our Father, who by grace has loved us and given us eternal comfort and good hope, encourage your hearts and strengthen you in every good word and deed.",
  },
  {
    reference: "2 Thessalonians 3:16",
    verses:
      "Now may the Lord of peace Himself give you peace at all times and in every way. The Lord be with all of you.",
  },
];

/** The psalms of the night, in turn. */
export const nightPsalms: readonly Scripture[] = [
  {
    reference: "Psalm 4:1-8",
    verses:
      "Answer me when I call, O God of my righteousness! You have relieved my distress; show me grace and hear my prayer. How long, O men, will my honor be maligned? How long will you love vanity and seek after lies? Know that the LORD has set apart the godly for Himself; the LORD hears when I call to Him. Be angry, yet do not sin; on your bed, search your heart and be still. Offer the sacrifices of the righteous and trust in the LORD. Many ask, “Who can show us the good?” Shine the light of Your face upon us, O LORD. You have filled my heart with more joy than when grain and new wine abound. I will lie down and sleep in peace, for You alone, O LORD, make me dwell in safety.",
  },
  {
    reference: "Psalm 91:1-16",
    verses:
      "He who dwells in the shelter of the Most High will abide in the shadow of the Almighty. I will say to the LORD, “You are my refuge and my fortress, my God, in whom I trust.” Surely He will deliver you from the snare of the fowler, and from the deadly plague. He will cover you with His feathers; under His wings you will find refuge; His faithfulness is a shield and rampart. You will not fear the terror of the night, nor the arrow that flies by day, nor the pestilence that stalks in the darkness, nor the calamity that destroys at noon. Though a thousand may fall at your side, and ten thousand at your right hand, no harm will come near you. You will only see it with your eyes and witness the punishment of the wicked. Because you have made the LORD your dwelling—my refuge, the Most High—no evil will befall you, no plague will approach your tent. For He will command His angels concerning you to guard you in all your ways. They will lift you up in their hands, so that you will not strike your foot against a stone. You will tread on the lion and cobra; you will trample the young lion and serpent. “Because he loves Me, I will deliver him; because he knows My name, I will protect him. When he calls out to Me, I will answer him; I will be with him in trouble. I will deliver him and honor him. With long life I will satisfy him and show him My salvation.”",
  },
  {
    reference: "Psalm 134:1-3",
    verses:
      "Come, bless the LORD, all you servants of the LORD who serve by night in the house of the LORD! Lift up your hands to the sanctuary and bless the LORD! May the LORD, the Maker of heaven and earth, bless you from Zion.",
  },
];

/** Said with the longest of them. */
export const longPsalmNote =
  "A song of trust, and never a charm: Jesus wouldn’t use it as one (Matthew 4:5-7). Its promise is “I will be with him in trouble.”";

/** What Simeon sang with the Child in his arms. */
export const simeonsSong: Scripture = {
  reference: "Luke 2:29-32",
  verses:
    "“Sovereign Lord, as You have promised, You now dismiss Your servant in peace. For my eyes have seen Your salvation, which You have prepared in the sight of all people, a light for revelation to the Gentiles, and for glory to Your people Israel.”",
};

/** The prayer that Jesus taught, from its first word on. */
export const lordsPrayer = {
  reference: "Matthew 6:9-13",
  quoted:
    "“Our Father in heaven, hallowed be Your name. Your kingdom come, Your will be done, on earth as it is in heaven. Give us this day our daily bread. And forgive us our debts, as we also have forgiven our debtors. And lead us not into temptation, but deliver us from the evil one.”",
};
