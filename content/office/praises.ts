/** Short prayers of praise; each morning has one of them in turn. */
export const praises: readonly string[] = [
  "You made the light before there was an eye to see it. Good morning, Maker of all things. We see it, and we bless You.",
  "Father, You thought up rain. You thought up cats and cellos and the smell of bread. We praise You with our mouths wide open.",
  "Glory to You, Jesus. You walked on our roads, and You got dust on Your feet. There’s no one like You.",
  "Holy Spirit, You’re wind and fire, and You’re as gentle as a dove. We can’t hold You. We’re so glad that You hold us.",
  "You have kept faith with us for longer than we’ve been alive. People whose names we’ve lost sang to You. So will we.",
  "Great God, the stars are Your idea, and so are our knees and our thumbs. We stand here amazed.",
  "We praise You for mercy, Lord. It was there when we woke. It’s been there every single day.",
  "King of kings, You washed feet. We’ve never heard of another king who did that. All honor to You.",
  "Praise to You for the first cup of coffee, for clean sheets, and for the friend who makes us laugh. You’re kind, God.",
  "You went into death, Jesus, and You came out with the keys in Your hand. Nothing can shut us in now.",
  "God of Sarah and Hannah, of Ruth and Mary, You lift up the ones people overlook. We lift up Your name.",
  "Three times holy, Lord, and still You bend down to hear a child’s bedtime prayer. We love You for that.",
  "All the trees are clapping for You, and the sea won’t sit down. We’ll add our voices. They’re small, and they’re Yours.",
  "You forgive. Of all the wonders, that’s the one we can’t get over. Thank You, Father, thank You.",
  "Blessed are You for bread and salt, for oil and wine, and for hands that pass the plate.",
  "Lamb of God, You didn’t shout, and You didn’t strike back. Heaven sings to You, and we know the tune.",
  "What a world You made. There’s so much of it that nobody’s ever looked at but You. Praise, Lord, from every corner.",
  "You call us Your children. We’ve been called a lot of things. This is the best one, and we’ll wear it all day.",
  "Shepherd, You’ve brought us through more than we knew at the time. We look back now, and we sing.",
  "Yours is the day, and Yours is the night. You were, and You are, and You’ll come. We praise You, God, forever.",
];

/** For Lent and the week before Easter: mercy, and the one who washed feet; eight, so that none keeps to one weekday. */
export const quietPraises = praises.filter((praise) =>
  /dust on Your feet|kept faith|mercy|washed feet|You forgive|Lamb of God|Shepherd|Three times holy/.test(
    praise,
  ),
);

/** Of great days, by their names. */
export const praisesOfFeasts: Readonly<Record<string, string>> = {
  "Christmas Day":
    "Glory to You, Jesus. The sky sang, and You slept in a feed trough. We’ve run the whole way to see You.",
  "The Epiphany of the Lord":
    "Praise to You, God, for a star that strangers could read, and a Child they could kneel to. The whole world’s invited, and here we are.",
  "Ascension Day":
    "Alleluia, Jesus. You went up in a body like ours, scars and all, and heaven opened its doors.",
  Pentecost:
    "Holy Spirit, You came with a sound like the wind, and strangers heard good news in the words they’d grown up with. We praise You in ours. Alleluia.",
  "Trinity Sunday":
    "Father over us, Son beside us, Spirit in us: one God, and never lonely. We can’t explain You. We can sing to You, and we do.",
  "Christ the King":
    "Praise to You, Jesus, king with a scar in each hand. You rule by forgiving, and there’s no end to it. We’re proud to be Yours.",
};

/** For the fifty days of Easter. */
export const easterPraises: readonly string[] = [
  "Alleluia. Death had You for three days, Jesus, and couldn’t keep You. We’re so glad.",
  "Praise to You, Father. You didn’t leave Your Son in the ground, and You won’t leave us there. Alleluia.",
  "Risen Lord, You called a weeping woman by her name, and she knew You. You know ours. Alleluia.",
  "You came back with the scars, so we can tell that it’s You. Alleluia, Jesus, and again alleluia.",
  "Holy Spirit, You raised Him in the dark, before anyone was up. Whatever You’re raising now, we praise You for it. Alleluia.",
  "You showed them Your hands, Lord, and then You asked if there was anything to eat. We praise You, alive, and hungry, and ours. Alleluia.",
  "The women came with spices, and found no one to use them on. Alleluia, Lord. You were already on Your way to Galilee.",
  "Firstborn from the dead, You’ve gone through it ahead of us, and now no one has to go through it alone. Alleluia to You, with the Father and the Spirit.",
];
