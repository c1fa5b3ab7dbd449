import type { PlanText } from "./plan";

export const financialPeace: PlanText = {
  id: "financial-peace-plan",
  title: "Financial Peace",
  description:
    "Five honest days with scripture about money: fear, enough, planning, contentment, and giving, with no promises of riches.",
  overview: `Money trouble is lonely; most of us would sooner talk about an illness than a debt. These five days are for anyone who’s added up the same bills twice tonight. They’re for you, too, if you earn plenty and still lie awake, or if you’d like to give and don’t know where to begin.

No prayer here promises wealth. What God promises is to stay. He also speaks plainly about spending, owing, and sharing, and much of His help comes through people: a nonprofit credit counselor, a food pantry, an honest friend. Asking them isn’t a failure of faith. It may be how the prayer gets answered.`,
  days: [
    {
      title: "How much is enough?",
      scripture: {
        reference: "Hebrews 13:5",
        verses:
          "Keep your lives free from the love of money and be content with what you have, for God has said: “Never will I leave you, never will I forsake you.”",
      },
      prayer: `Never is a long word, Lord, and You used it twice. Never leave. Never forsake. I need that today more than I need a number, though You’ve seen the numbers, what’s in the checking account and what the electric company expects by Friday.

I’ve added everything up four times, and it comes out the same, so I’m going to stop now and put the calculator in the kitchen drawer.

You’re here at this table, among the envelopes, and having little doesn’t make me worth little. If I want things because someone down the street has them, loosen that. I’ll work tomorrow. It’s late, and I’ve got You, and I’m going to let that hold me until morning. Stay.`,
      reflection: `One little word does most of the work here. In Greek the promise piles up five negatives, the way you’d promise a frightened child: I won’t leave, no, not ever, I won’t. God had said it centuries before to Joshua (Joshua 1:5), and now the letter repeats it to people whose property had been taken away because of their faith (Hebrews 10:34).

They’re the ones who are told to “be content with what you have.” From a wealthy landlord it would have been an insult. It’s kind only because of the promise that follows, that you still have the One who doesn’t leave.

Needing money isn’t the same as loving it, and if you’re short this month, nobody’s scolding you. The love of money can live in a full wallet or an empty one, and it always whispers that with one particular amount you’d never need anyone again. Most of us know ours. Write it on the back of an envelope, and underneath it what you’re hoping it would give you. Then talk to God about that.`,
    },
    {
      title: "Seek first",
      scripture: {
        reference: "Matthew 6:31-33",
        verses:
          "Therefore do not worry, saying, ‘What shall we eat?’ or ‘What shall we drink?’ or ‘What shall we wear?’ For the Gentiles strive after all these things, and your heavenly Father knows that you need them. But seek first the kingdom of God and His righteousness, and all these things will be added unto you.",
      },
      prayer: `My Father knows. I’m going to keep repeating it until it gets down to my stomach, where the worry sits. You know about the rent, Father, and the school shoes, and You knew before I opened the envelope.

So come first, ahead of the arithmetic. I want to be honest with what I’ve got: to pay what I owe as I’m able, to tell my family the truth about it, and to keep something to share. Open a way to steadier work, or to someone’s help, and I’ll knock, though I hate knocking.

I pray for every house on this street where someone’s awake over a medical bill. Give us all bread today, and carry everything else until morning.`,
      reflection: `“What shall we eat?” Some of the people on that hillside may have asked it that very morning, with hungry children listening. Jesus doesn’t call it a silly question. He says their Father already knows they need these things, and His list is short: food, drink, clothes.

He wasn’t offering a bargain. Paul gave God everything and still went “in hunger and thirst” (2 Corinthians 11:27), so if you’ve prayed and the cupboard’s bare, your faith isn’t the trouble. Call the food pantry, because the person who picks up may be God’s answer.

Righteousness means living rightly with God and fairly with people, and to seek it first is to give God’s way a say before fear gets one. It might look like this.

Before you open the banking app, say good morning to Him.

Before you buy any extras, pay whoever has worked for you.

Before you decide there’s nothing to share, look again.

Then take the bill that scares you most and do only its next step, because worry can work all night and never finish anything.`,
    },
    {
      title: "What’s in the house?",
      needsHelpLines: true,
      scripture: {
        reference: "2 Kings 4:2, 7",
        verses:
          "“How can I help you?” asked Elisha. “Tell me, what do you have in the house?” She answered, “Your servant has nothing in the house but a jar of oil.” She went and told the man of God, and he said, “Go, sell the oil, and pay your debt. Then you and your sons can live on the remainder.”",
      },
      prayer: `God of widows, I’ve been hiding the envelopes. There’s a stack behind the toaster, and every morning I tiptoe past it as if it were sleeping.

I’ll open them with You. Sit across the kitchen table and keep me honest while I write down the actual numbers. I’m not asking to be wealthy. I’d like to sleep, and to owe less in February than I owe now, and to be brave enough to knock on someone’s door and say that I’m in trouble.

Keep me from anyone who sells hope by the month, and be with every mother today who’s counting the money in her purse. She’ll say it’s nothing. Help her see the jar.`,
      reflection: `A prophet’s widow is about to lose her boys, because her husband died in debt and his creditor is coming to take the children as slaves (2 Kings 4:1). So she does the bravest thing a person in debt can do. She tells someone.

Elisha doesn’t lecture. He asks what’s in the house. Nothing, she answers, as most of us would, only a little oil. He sends her to borrow empty jars from the neighbors, and she shuts the door and pours, and the oil doesn’t stop until every jar is full.

Nobody can promise you that part, and be careful of anyone who says God will multiply what you send them. But look at what stands on either side of the miracle. She told the truth, named what was left, and knocked on doors, and the ending is ordinary advice: sell it, pay the debt, live on the remainder.

Tonight, write down what comes in, what’s owed, and what’s in the house. If that’s too hard to do alone, call a nonprofit credit counselor, and begin with the oil.`,
    },
    {
      title: "Content with much or little",
      scripture: {
        reference: "Philippians 4:11-13",
        verses:
          "I am not saying this out of need, for I have learned to be content regardless of my circumstances. I know how to live humbly, and I know how to abound. In any and every situation I have learned the secret of being filled and being hungry, of having plenty and having need. I can do all things through Christ who gives me strength.",
      },
      prayer: `Christ, my strength, I’m a slow student. When I’ve got little, I’m envious, and when I’ve got plenty, I forget You by the weekend. Please keep teaching me, and be patient.

Thank You for supper, and hot water, and the dog asleep on my foot, and the kid next door who’s practicing the same eleven measures on the trumpet. None of it was ever advertised, and I’d miss all of it. Quiet the wanting that someone sold me.

And when I’m really in trouble, keep me from telling everyone that I’m fine, because You became poor for us, and You’ll understand. Make me strong for this one day, on the money there is.`,
      reflection: `You’ve seen the last line of this on T-shirts and locker-room walls. Paul wrote it with a chain on him, in a thank-you letter, about groceries. “I can do all things” means that he can be hungry with Christ and he can be full with Christ, and that he’s needed help with both.

The word to underline is learned, and he says it twice. Nobody’s born contented. Ask any baby. You pick it up gradually, and if it hasn’t come to you yet, you’re only still in class, and the Teacher is patient.

It doesn’t mean smiling at an empty refrigerator, either. Read one sentence further: “Nevertheless, you have done well to share in my affliction” (Philippians 4:14). His friends had sent help by a man named Epaphroditus, and Paul accepted it gladly. A contented person can be broke, and admit it, and cash the check.

Which has been harder on your heart, too little or more than enough? Thank God tonight for something good that cost nothing, and then tell Him about something you still need.`,
    },
    {
      title: "Open hands",
      scripture: {
        reference: "2 Corinthians 9:6-8",
        verses:
          "Remember this: Whoever sows sparingly will also reap sparingly, and whoever sows generously will also reap generously. Each one should give what he has decided in his heart to give, not out of regret or compulsion. For God loves a cheerful giver. And God is able to make all grace abound to you, so that in all things, at all times, having all that you need, you will abound in every good work.",
      },
      prayer: `Generous God, You started it. You gave light before there was anyone to see by it, and seed, and rain, and finally Your own Son. Everything I’m holding came out of Your hands, and I praise You for being so openhanded.

Mine have been shut for a while, partly from fear and partly from habit. Pry up one finger. Show me a family I could help, and a gift that still leaves me able to pay the landlord. If there’s no money to spare, there’s Tuesday afternoon, and there’s the empty seat in the car.

Keep me from wanting to be thanked, and when someone breathes easier tonight, may they say Your name instead of mine.`,
      reflection: `Believers in Jerusalem were poor, and Paul was asking churches far away, who’d never met them, to help. Corinth had said yes a year ago and then gotten busy (2 Corinthians 9:2). The churches in Macedonia, who had almost nothing, had begged to be let in on it (2 Corinthians 8:2-4).

People have used his picture of sowing to sell a scheme: money sent to God comes back as more. But what Paul expects to come up is “every good work,” and people he’ll never meet thanking God over bread (2 Corinthians 9:12). Nobody’s buying anything.

He looks out for the giver, too. Nobody should give “out of regret or compulsion,” so if you’re pressured, you may say no. A gift counts “according to what one has, not according to what he does not have” (2 Corinthians 8:12), so the rent can stay the rent.

A ride to the clinic is a gift, and so is an hour on a porch. Who near you has less than you do, and what could you quietly carry over this week?`,
    },
  ],
};
