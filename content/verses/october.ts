import type { DayVerse } from "./day-verse";

/** A verse and a line to pray for each day of October, from the first on. */
export const october: readonly DayVerse[] = [
  {
    reference: "Matthew 18:3-4",
    verses:
      "“Truly I tell you,” He said, “unless you change and become like little children, you will never enter the kingdom of heaven. Therefore, whoever humbles himself like this little child is the greatest in the kingdom of heaven.”",
    line: "I’ve worked hard to look grown up. Take me back, Jesus, to when I could ask for help without blushing.",
  },
  {
    reference: "Jude 1:24-25",
    verses:
      "Now to Him who is able to keep you from stumbling and to present you unblemished in His glorious presence, with great joy—to the only God our Savior be glory, majesty, dominion, and authority through Jesus Christ our Lord before all time, and now, and for all eternity. Amen.",
    line: "You’re able to keep me on my feet, and I’m glad someone is. Glory to You now and always.",
  },
  {
    reference: "Deuteronomy 10:18-19",
    verses:
      "He executes justice for the fatherless and widow, and He loves the foreigner, giving him food and clothing. So you also must love the foreigner, since you yourselves were foreigners in the land of Egypt.",
    line: "You love the newcomer with the heavy bag, Lord. Show me how to help with the stairs and the forms.",
  },
  {
    reference: "Psalm 145:15-16",
    verses:
      "The eyes of all look to You, and You give them their food in season. You open Your hand and satisfy the desire of every living thing.",
    line: "Every hungry mouth looks up, and You open Your hand. Use ours as well, Father, for we’ve got plenty.",
  },
  {
    reference: "1 Corinthians 3:7",
    verses:
      "So neither he who plants nor he who waters is anything, but only God, who makes things grow.",
    line: "I watered for years. I can’t make a single leaf. It’s You who grows us, God, and I’ll keep the can full.",
  },
  {
    reference: "Isaiah 32:17-18",
    verses:
      "The work of righteousness will be peace; the service of righteousness will be quiet confidence forever. Then my people will dwell in a peaceful place, in safe and secure places of rest.",
    line: "A safe street, a quiet house, and a good night’s sleep: do this for everyone, Lord, and do it by setting things right.",
  },
  {
    reference: "John 17:20-21",
    verses:
      "I am not asking on behalf of them alone, but also on behalf of those who will believe in Me through their message, that all of them may be one, as You, Father, are in Me, and I am in You. May they also be in Us, so that the world may believe that You sent Me.",
    line: "You prayed for us before we were born, Jesus, that we’d be one. We aren’t yet. Please keep praying.",
  },
  {
    reference: "Psalm 119:50",
    verses: "This is my comfort in affliction, that Your promise has given me life.",
    line: "What’s kept me going isn’t much to look at. It’s a promise of Yours, and I’m still alive.",
  },
  {
    reference: "Genesis 32:26",
    verses:
      "Then the man said, “Let me go, for it is daybreak.” But Jacob replied, “I will not let you go unless you bless me.”",
    line: "I’m sore, and it’s nearly light, and I’m not letting go of You until I’ve been blessed.",
  },
  {
    reference: "Job 42:5",
    verses: "My ears had heard of You, but now my eyes have seen You.",
    line: "I’d heard all about You, and most of it was true. It isn’t the same as this. I see You.",
  },
  {
    reference: "Proverbs 27:17",
    verses: "As iron sharpens iron, so one man sharpens another.",
    line: "Thank You for the friend who tells me the truth and stays for supper. Keep us sharp and keep us kind.",
  },
  {
    reference: "Romans 8:28",
    verses:
      "And we know that God works all things together for the good of those who love Him, who are called according to His purpose.",
    line: "I can’t see the good in it yet, Father, and I won’t pretend to, but I’ll hold on to Your love.",
  },
  {
    reference: "Jeremiah 31:3",
    verses:
      "The LORD appeared to us in the past, saying: “I have loved you with an everlasting love; therefore I have drawn you with loving devotion.”",
    line: "Everlasting, You say, and I’ve never had a thing that lasted. Draw me in again, Lord. I’m willing.",
  },
  {
    reference: "Psalm 86:11",
    verses:
      "Teach me Your way, O LORD, that I may walk in Your truth. Give me an undivided heart, that I may fear Your name.",
    line: "Half my heart is here, and half has wandered off. Bring it back together, Lord, so I can love You.",
  },
  {
    reference: "Luke 11:1",
    verses:
      "One day in a place where Jesus had just finished praying, one of His disciples requested, “Lord, teach us to pray, just as John taught his disciples.”",
    line: "I’ve prayed for years, and I’m still a beginner. Teach us, Lord. Start us at the first word.",
  },
  {
    reference: "Romans 12:18",
    verses: "If it is possible on your part, live at peace with everyone.",
    line: "As far as it’s up to me, it says. Show me where that line runs, Lord, and keep me kind on my side.",
  },
  {
    reference: "1 Samuel 3:10",
    verses:
      "Then the LORD came and stood there, calling as before, “Samuel! Samuel!” And Samuel answered, “Speak, for Your servant is listening.”",
    line: "Speak, Lord, because I’m lying here in the dark and for once I’m not the one who’s talking.",
  },
  {
    reference: "Jeremiah 17:14",
    verses:
      "Heal me, O LORD, and I will be healed; save me, and I will be saved, for You are my praise.",
    line: "Heal what the doctors can reach, and heal what they can’t. I’ll praise You on the way, Lord.",
  },
  {
    reference: "Hebrews 10:24-25",
    verses:
      "And let us consider how to spur one another on to love and good deeds. Let us not neglect meeting together, as some have made a habit, but let us encourage one another, and all the more as you see the Day approaching.",
    line: "Someone’s chair has been empty for weeks. Nudge me, Lord, and I’ll call them before dinner.",
  },
  {
    reference: "Psalm 102:17",
    verses: "He will turn toward the prayer of the destitute; He will not despise their prayer.",
    line: "There isn’t a prayer too poor for You. Turn, Lord, to the ones who whisper theirs on a bench tonight.",
  },
  {
    reference: "Matthew 6:26",
    verses:
      "Look at the birds of the air: They do not sow or reap or gather into barns, and yet your heavenly Father feeds them. Are you not much more valuable than they?",
    line: "There isn’t one barn among all those birds, and they’re singing. Teach me that tune, Father.",
  },
  {
    reference: "Amos 5:14",
    verses:
      "Seek good, not evil, so that you may live. And the LORD, the God of Hosts, will be with you, as you have claimed.",
    line: "I’ve read about evil all morning, God of Hosts. Point me at one good thing I can go and do.",
  },
  {
    reference: "James 5:16",
    verses:
      "Therefore confess your sins to each other and pray for each other so that you may be healed. The prayer of a righteous man has great power to prevail.",
    line: "I’d rather keep it to myself, Lord. Lead me to someone I can safely tell, and we’ll pray.",
  },
  {
    reference: "Isaiah 52:7",
    verses:
      "How beautiful on the mountains are the feet of those who bring good news, who proclaim peace, who bring good tidings, who proclaim salvation, who say to Zion, “Your God reigns!”",
    line: "Bless the feet that bring good news: the midwife’s, the mail carrier’s, and the friend’s on the stairs.",
  },
  {
    reference: "Psalm 33:20-22",
    verses:
      "Our soul waits for the LORD; He is our help and our shield. For our hearts rejoice in Him, since we trust in His holy name. May Your loving devotion rest on us, O LORD, as we put our hope in You.",
    line: "We’re waiting for You, Lord, all of us together. Rest Your love on this whole household while we hope.",
  },
  {
    reference: "Mark 10:51-52",
    verses:
      "“What do you want Me to do for you?” Jesus asked. “Rabboni,” said the blind man, “let me see again.” “Go,” said Jesus, “your faith has healed you.” And immediately he received his sight and followed Jesus along the road.",
    line: "What do I want? It’s hard to say it plainly, even to You. I want to see again, Jesus.",
  },
  {
    reference: "2 Samuel 7:18",
    verses:
      "Then King David went in, sat before the LORD, and said, “Who am I, O Lord GOD, and what is my house, that You have brought me this far?”",
    line: "I sat down like David today and asked how I’d ever gotten this far, Lord God, and it was You.",
  },
  {
    reference: "Ephesians 2:19-20",
    verses:
      "Therefore you are no longer strangers and foreigners, but fellow citizens with the saints and members of God’s household, built on the foundation of the apostles and prophets, with Christ Jesus Himself as the cornerstone.",
    line: "I always felt like a guest. You’ve put my name on the door, Father, and no one can take it off.",
  },
  {
    reference: "Proverbs 31:8-9",
    verses:
      "Open your mouth for those with no voice, for the cause of all the dispossessed. Open your mouth, judge righteously, and defend the cause of the poor and needy.",
    line: "Make me loud for those whom nobody hears, Lord, and quiet enough to let them speak first.",
  },
  {
    reference: "Psalm 139:11-12",
    verses:
      "If I say, “Surely the darkness will hide me, and the light become night around me”—even the darkness is not dark to You, but the night shines like the day, for darkness is as light to You.",
    line: "Even this dark isn’t dark to You. Stay here, God, and see for me until it’s day.",
  },
  {
    reference: "Psalm 46:1",
    verses: "God is our refuge and strength, an ever-present help in times of trouble.",
    line: "You’re here already, before I finish asking. God, be the walls around us until this trouble’s over.",
  },
];
