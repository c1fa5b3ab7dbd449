import type { DayVerse } from "./day-verse";

/** A verse and a line to pray for the days of May from the 12th to the 30th; before, it is Easter in every year, and the last has a name. */
export const may: readonly DayVerse[] = [
  {
    reference: "2 Timothy 1:5",
    verses:
      "I am reminded of your sincere faith, which first dwelt in your grandmother Lois and your mother Eunice, and I am convinced is in you as well.",
    line: "Thank You for whoever prayed for me before I had a name: a grandmother, a neighbor. I’m still living on their faith.",
  },
  {
    reference: "Psalm 61:2",
    verses:
      "From the ends of the earth I call out to You whenever my heart is faint. Lead me to the rock that is higher than I.",
    line: "I’m calling from the far edge of things, and I’m tired. Carry me up onto a rock that I couldn’t climb.",
  },
  {
    reference: "Luke 12:32",
    verses: "Do not be afraid, little flock, for your Father is pleased to give you the kingdom.",
    line: "Little flock, You call us, and it sounds safe to be small. We’re less afraid tonight, Jesus. The Father’s glad to give.",
  },
  {
    reference: "Colossians 3:17",
    verses:
      "And whatever you do, in word or deed, do it all in the name of the Lord Jesus, giving thanks to God the Father through Him.",
    line: "Whatever I do, it says, and that takes in the dishes, the meeting, and the call I’m dreading. In Your name, then.",
  },
  {
    reference: "Psalm 148:3",
    verses: "Praise Him, O sun and moon; praise Him, all you shining stars.",
    line: "Sun, moon, and every star that’s out: they’re already at it. I’ll come in on the second verse, Maker of lights.",
  },
  {
    reference: "Isaiah 44:3",
    verses:
      "For I will pour water on the thirsty land, and currents on the dry ground. I will pour out My Spirit on your descendants, and My blessing on your offspring.",
    line: "The ground our children stand on looks dry to me. It doesn’t to You. Pour out Your Spirit, Lord, down to the roots.",
  },
  {
    reference: "Galatians 6:2",
    verses: "Carry one another’s burdens, and in this way you will fulfill the law of Christ.",
    line: "It’s too heavy for her alone. I’ve got a free hand. Show me which end to lift, Jesus.",
  },
  {
    reference: "Psalm 55:22",
    verses:
      "Cast your burden upon the LORD and He will sustain you; He will never let the righteous be shaken.",
    line: "I’ve got a good grip on this worry, as if it would run off. I’m throwing it to You, Lord. Catch.",
  },
  {
    reference: "Matthew 5:14",
    verses: "You are the light of the world. A city on a hill cannot be hidden.",
    line: "I’d rather be a lamp in the closet, where it’s safe. Set me, Lord, where someone out on the road can see.",
  },
  {
    reference: "Proverbs 15:17",
    verses: "Better a dish of vegetables where there is love than a fattened ox with hatred.",
    line: "Beans again, and they’re laughing at the table. I wouldn’t trade this for steak somewhere cold. Thank You, Father.",
  },
  {
    reference: "1 Peter 4:10",
    verses:
      "As good stewards of the manifold grace of God, each of you should use whatever gift he has received to serve one another.",
    line: "You handed me something to pass along. I’ve been keeping it nice. Who’s it for, Lord? I’ll bring it over.",
  },
  {
    reference: "Psalm 19:1",
    verses: "The heavens declare the glory of God; the skies proclaim the work of His hands.",
    line: "The sky said it all day long while I was looking at a screen, and now I’m looking up, God, and it’s magnificent.",
  },
  {
    reference: "Colossians 4:6",
    verses:
      "Let your speech always be gracious, seasoned with salt, so that you may know how to answer everyone.",
    line: "I’ve been short with everyone since noon. Put some grace in my mouth, Lord, and a pinch of salt.",
  },
  {
    reference: "Acts 17:27",
    verses:
      "God intended that they would seek Him and perhaps reach out for Him and find Him, though He is not far from each one of us.",
    line: "All these years I’ve been reaching, and You weren’t far off. Take hold of my hand, God.",
  },
  {
    reference: "Psalm 103:8",
    verses: "The LORD is compassionate and gracious, slow to anger, abounding in loving devotion.",
    line: "Slow to anger: thank God it’s You and not me who’s keeping the books. Be slow with us today.",
  },
  {
    reference: "Isaiah 6:8",
    verses:
      "Then I heard the voice of the Lord saying: “Whom shall I send? Who will go for Us?” And I said: “Here am I. Send me!”",
    line: "Send me, I say, before I’ve even asked You where, and it’s a nervous yes, Lord, but it’s a yes.",
  },
  {
    reference: "Psalm 8:3-4",
    verses:
      "When I behold Your heavens, the work of Your fingers, the moon and the stars, which You have set in place—what is man that You are mindful of him, or the son of man that You care for him?",
    line: "The moon’s up, and I feel about as big as a crumb. Yet You think of me. Why, Lord?",
  },
  {
    reference: "Luke 11:13",
    verses:
      "So if you who are evil know how to give good gifts to your children, how much more will your Father in heaven give the Holy Spirit to those who ask Him!",
    line: "I’m asking, Father, the way a child asks for bread. Fill us with Your Holy Spirit today.",
  },
  {
    reference: "Habakkuk 3:17-18",
    verses:
      "Though the fig tree does not bud and no fruit is on the vines, though the olive crop fails and the fields produce no food, though the sheep are cut off from the fold and no cattle are in the stalls, yet I will exult in the LORD; I will rejoice in the God of my salvation!",
    line: "The fields are bare and the numbers don’t add up. I’ll praise You anyway, God, though my voice may shake.",
  },
];
