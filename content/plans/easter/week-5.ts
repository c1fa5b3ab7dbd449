import type { GuidedDay } from "../plan";

/** The vine, and a letter to people who were far from home. */
export const week5: readonly GuidedDay[] = [
  {
    title: "Stay on the vine",
    scripture: {
      reference: "John 15:1-8",
      verses: `I am the true vine, and My Father is the keeper of the vineyard. He cuts off every branch in Me that bears no fruit, and every branch that does bear fruit, He prunes to make it even more fruitful. You are already clean because of the word I have spoken to you. Remain in Me, and I will remain in you. Just as no branch can bear fruit by itself unless it remains in the vine, neither can you bear fruit unless you remain in Me.

I am the vine and you are the branches. The one who remains in Me, and I in him, will bear much fruit. For apart from Me you can do nothing. If anyone does not remain in Me, he is like a branch that is thrown away and withers. Such branches are gathered up, thrown into the fire, and burned. If you remain in Me and My words remain in you, ask whatever you wish, and it will be done for you. This is to My Father’s glory, that you bear much fruit, proving yourselves to be My disciples.`,
    },
    reflection: `The verb comes again and again in these few lines: remain, remain, remain. No one tells a branch to try harder. If it stays attached, what the vine has will get to it, slowly, through a join that you can’t see.

In a vineyard in winter it’s hard to tell a pruned branch from a dead one. Both look finished. The difference is on the inside, and it shows in April.`,
    questions: ["What helps you to stay attached when you feel nothing at all?"],
    prayer: `True Vine, I’ve been a very busy branch. I’ve looked into several improvements. None of it was fruit, exactly, though a good deal of it was leaves.

I’d like to remain. It’s a smaller word than achieve, and it frightens me more, because there’s nothing in it to show people. Your Father is the gardener, and He’s been cutting lately. I can’t tell yet whether it’s pruning or simply loss, and I wish He’d say. Hold on to me from Your side, Jesus, through the join that I can’t see, until there’s something on me that a hungry person could use.`,
  },
  {
    title: "A hope that’s breathing",
    scripture: {
      reference: "1 Peter 1:3-9",
      verses: `Blessed be the God and Father of our Lord Jesus Christ! By His great mercy He has given us new birth into a living hope through the resurrection of Jesus Christ from the dead, and into an inheritance that is imperishable, undefiled, and unfading, reserved in heaven for you, who through faith are shielded by God’s power for the salvation that is ready to be revealed in the last time.

In this you greatly rejoice, though now for a little while you may have had to suffer grief in various trials so that the proven character of your faith—more precious than gold, which perishes even though refined by fire—may result in praise, glory, and honor at the revelation of Jesus Christ. Though you have not seen Him, you love Him; and though you do not see Him now, you believe in Him and rejoice with an inexpressible and glorious joy, now that you are receiving the goal of your faith, the salvation of your souls.`,
    },
    reflection: `The letter is addressed to exiles, scattered through five provinces in what’s now Turkey, who had no vote and not much protection. Peter can’t promise that it’ll improve. He gives them three long words for what they’ve inherited, which nobody can tax: “imperishable, undefiled, and unfading.”

And he calls the hope “living.” Old hope is a souvenir. This one has a pulse, because it’s attached to someone who does.`,
    questions: ["What do you have that can’t be taken from you?"],
    prayer: `Blessed be the God and Father of our Lord Jesus Christ. My landlord can raise the rent, and the company can move to Ohio, and none of them has a key to what You’re keeping for me.

I’ve suffered grief in various trials, as Peter puts it. It’s polite of him to be so general. I could supply the details, and You have them. Thank You that I love Someone I’ve never seen, and that it’s possible, some mornings, to be happier than I can explain. Shield those who are worse off than I am. Keep the hope breathing in us, a little while longer, until You’re revealed.`,
  },
  {
    title: "Born of something that lasts",
    scripture: {
      reference: "1 Peter 1:17-25",
      verses: `Since you call on a Father who judges each one’s work impartially, conduct yourselves in reverent fear during your stay as foreigners. For you know that it was not with perishable things such as silver or gold that you were redeemed from the empty way of life you inherited from your forefathers, but with the precious blood of Christ, a lamb without blemish or spot. He was known before the foundation of the world, but was revealed in the last times for your sake.

Through Him you believe in God, who raised Him from the dead and glorified Him; and so your faith and hope are in God. Since you have purified your souls by obedience to the truth so that you have a genuine love for your brothers, love one another deeply, from a pure heart. For you have been born again, not of perishable seed, but of imperishable, through the living and enduring word of God. For, “All flesh is like grass, and all its glory like the flowers of the field; the grass withers and the flowers fall, but the word of the Lord stands forever.” And this is the word that was proclaimed to you.`,
    },
    reflection: `Peter is quoting a poem about grass, and about flowers that fall (Isaiah 40:6-8). He doesn’t need it explained to him, because James, who used to mend nets one boat over, has been dead for years (Acts 12:2).

He isn’t gloomy, though. You were bought, he says, with something better than silver, and born from a seed that doesn’t die, so “love one another deeply, from a pure heart.” You’d think that people who have forever could afford to put it off, but Peter sees it the other way around: what’s going to last is worth starting on.`,
    questions: ["Who have you been meaning to love better, when there’s time?"],
    prayer: `Father, I’m grass. I noticed it on the stairs this morning. All my glory, such as it was, has been like the flowers that they sell outside the hospital: bright, expensive, and gone by Tuesday.

And You paid for me with the precious blood of Christ, like someone who sees what no one else is bidding on. I can’t get used to it. Plant in me the word that stands forever. Where I’ve been loving people in a thin, sensible way, in case it doesn’t last, teach me to love them deeply, from the heart, as if we had forever, because it appears that we do.`,
  },
  {
    title: "Once not a people",
    scripture: {
      reference: "1 Peter 2:1-10",
      verses: `Rid yourselves, therefore, of all malice, deceit, hypocrisy, envy, and slander. Like newborn babies, crave pure spiritual milk, so that by it you may grow up in your salvation, now that you have tasted that the Lord is good. As you come to Him, the living stone, rejected by men but chosen and precious in God’s sight, you also, like living stones, are being built into a spiritual house to be a holy priesthood, offering spiritual sacrifices acceptable to God through Jesus Christ. For it stands in Scripture: “See, I lay in Zion a stone, a chosen and precious cornerstone; and the one who believes in Him will never be put to shame.”

To you who believe, then, this stone is precious. But to those who do not believe, “The stone the builders rejected has become the cornerstone,” and, “A stone of stumbling and a rock of offense.” They stumble because they disobey the word—and to this they were appointed. But you are a chosen people, a royal priesthood, a holy nation, a people for God’s own possession, to proclaim the virtues of Him who called you out of darkness into His marvelous light. Once you were not a people, but now you are the people of God; once you had not received mercy, but now you have received mercy.`,
    },
    reflection: `“Once you were not a people.” In the Great Migration, and again in the churches of Koreans, Haitians, and Salvadorans who rent a sanctuary at two in the afternoon, there have been congregations who didn’t need that verse explained. All week you may be a badge number, a case, or the help. On Sunday you’re Deacon, or Sister, or Kwonsa-nim, in a pressed suit, a “royal priesthood.”

Peter heaps up Israel’s own titles and gives them to outsiders. A stone that’s been rejected, he adds, is exactly the kind that God builds with.`,
    questions: ["Where are you called by your right name?"],
    prayer: `Living Stone, You were turned down by people who were considered experts in stones. I’m glad to be in the same wall.

I was no one in particular, and You called me out of the dark. I’m asking for every child of Yours who’ll be called something else today: illegal, old, difficult, a statistic, a name they use at that counter and think we can’t hear. Straighten our backs. You’ve made us priests, so here’s our sacrifice, the praise of people who once hadn’t received mercy and now have. May nobody be left lying in the yard who would fit beside me.`,
  },
  {
    title: "The reason for the hope",
    scripture: {
      reference: "1 Peter 3:13-17",
      verses: `Who can harm you if you are zealous for what is good? But even if you should suffer for what is right, you are blessed. “Do not fear what they fear; do not be shaken.” But in your hearts sanctify Christ as Lord. Always be prepared to give a defense to everyone who asks you the reason for the hope that is in you. But respond with gentleness and respect, keeping a clear conscience, so that those who slander you may be put to shame by your good behavior in Christ. For it is better, if it is God’s will, to suffer for doing good than for doing evil.`,
    },
    reflection: `Be ready to answer, Peter says, when they ask about your hope. He takes it for granted that they’ll ask, which means he expects it to show. He’s writing to people who are being slandered, so the one who asks about it may well be the one who started the talk. And then comes the part that gets left off the posters: “with gentleness and respect.”

That rules out most of the speeches we rehearse in the car, and it leaves room for an answer like, I don’t know why I’m not more afraid, but I can tell you who I talk to at night.`,
    questions: ["If a coworker asked why you have hope, what would your honest answer be?"],
    prayer: `Lord Jesus, someone asked me in the break room, more or less, and I said something about trying to stay positive. I’ve been composing better replies for three days now.

Send her back, if You would. I don’t need to be brilliant. Help me tell her that You suffered for people who had no claim on You, to bring us to God, and that I’m one of them, and that on my worst night it held. Keep me gentle when people sneer, because most of them have their reasons. And if no Christian has ever asked them a respectful question, put one in my mouth.`,
  },
  {
    title: "Hospitality without grumbling",
    scripture: {
      reference: "1 Peter 4:7-11",
      verses: `The end of all things is near. Therefore be clear-minded and sober, so that you can pray. Above all, love one another deeply, because love covers over a multitude of sins. Show hospitality to one another without complaining. As good stewards of the manifold grace of God, each of you should use whatever gift he has received to serve one another. If anyone speaks, he should speak as one conveying the words of God. If anyone serves, he should serve with the strength God provides, so that in all things God may be glorified through Jesus Christ, to whom be the glory and the power forever and ever. Amen.`,
    },
    reflection: `“The end of all things is near,” writes Peter, and you brace yourself for what comes next. It’s this: keep your head, pray, put people up for the night, and don’t complain about it.

He’d had a mother-in-law and a small house, and he’d once brought home Jesus with a crowd behind Him. He knew what he was asking.`,
    questions: ["What could you host this month: a meal, a bed, an hour, a bad mood?"],
    prayer: `God of manifold grace, there’s always someone on the couch, or in the next desk, or on the phone, and it’s never the easy cousin. He uses all the hot water. I’ve been kind to him, and I’ve told three different people how kind I’ve been.

Take the grumbling out of it. You’ve put me up for years, and I track in mud. If it’s my gift to cook, or to listen, or only to own a couch, then help me do it with the strength that You provide, since mine ran out around Wednesday. Cover over a multitude of our sins with love, his and mine, and be glorified, if You can, in two rooms and a hall bath.`,
  },
  {
    title: "The lion and the little while",
    needsHelpLines: true,
    scripture: {
      reference: "1 Peter 5:1-11",
      verses: `As a fellow elder, a witness of Christ’s sufferings, and a partaker of the glory to be revealed, I appeal to the elders among you: Be shepherds of God’s flock that is among you, watching over them not out of compulsion, but willingly, as God would have you; not out of greed, but out of eagerness; not lording it over those entrusted to you, but being examples to the flock. And when the Chief Shepherd appears, you will receive the crown of glory that will never fade away.

Young men, in the same way, submit yourselves to your elders. And all of you, clothe yourselves with humility toward one another, because, “God opposes the proud, but gives grace to the humble.” Humble yourselves, therefore, under God’s mighty hand, so that in due time He may exalt you. Cast all your anxiety on Him, because He cares for you.

Be sober-minded and alert. Your adversary the devil prowls around like a roaring lion, seeking someone to devour. Resist him, standing firm in your faith and in the knowledge that your brothers throughout the world are undergoing the same kinds of suffering. And after you have suffered for a little while, the God of all grace, who has called you to His eternal glory in Christ, will Himself restore you, secure you, strengthen you, and establish you. To Him be the power forever and ever. Amen.`,
    },
    reflection: `Peter writes as one elder to others, and he’s gentle with them, possibly because he remembers a fire. He isn’t vague, though, about evil. It prowls. It goes after whoever has wandered a little way from the rest and is tired.

Against it he sets four verbs, and God is the subject of every one of them: “restore you, secure you, strengthen you, and establish you.” He ought to know. They’d all been done to him.`,
    questions: ["Which of the four verbs do you need most today?"],
    prayer: `God of all grace, I’ve heard it walking around outside. It comes at about two in the morning, and it always says that I’m the only one.

I’m not the only one. All over the world my brothers and sisters are undergoing the same kinds of suffering, and most of them are braver than I am, and I’m standing with them now. Restore us, and secure us. Strengthen the addict on day four, and whoever’s one text message away from throwing everything away, and those at the edge of the flock who can’t tell how far they’ve drifted. I’m casting it all on You, all that I can lift.`,
  },
];
