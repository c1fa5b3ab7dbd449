import type { PlanText } from "./plan";

export const financialPeace: PlanText = {
  id: "financial-peace-plan",
  title: "Financial Peace",
  description:
    "Five honest days with scripture about money: fear, enough, planning, contentment and giving, with no promises of riches.",
  overview: `Money trouble is lonely. Many people would sooner talk about an illness than about a debt. These five days are for anyone who has counted the same bills twice tonight. Perhaps you earn plenty and still lie awake. Perhaps you want to give and do not know how. You are welcome too.

No prayer here promises wealth. God has promised something else, which is to stay. His word also has plain things to say about spending, owing and sharing. Some help will come through people: a nonprofit credit counselor, a food pantry, an honest friend. Asking them is no failure of faith.`,
  days: [
    {
      title: "How much is enough?",
      scripture: {
        reference: "Hebrews 13:5",
        verses:
          "Keep your lives free from the love of money and be content with what you have, for God has said: “Never will I leave you, never will I forsake you.”",
      },
      prayer: `Never is a long word, Lord, and You said it twice. You will never leave me, never forsake me. I need to hear that more than I need to hear a number. Still, You know the numbers. You know what is in the account and what is due on Friday.

I am tired of adding it up again. Show me what I truly need, and help me find it by honest means. Free me from wanting things because others have them. If I have little, keep me from thinking that I am worth little.

You are here at this table with the bills on it. Stay.`,
      reflection: `The first readers of this letter knew what it was to lose things. Three chapters earlier they are reminded of it: because of their faith, their property was taken. To people like that the writer says, “be content with what you have.” It could sound cruel. The reason he gives makes it kind.

He names no amount that would be enough. He repeats a promise like the one God made to Israel and to Joshua: “Never will I leave you, never will I forsake you.” Money can run out or be taken. The One who says this does not go.

Needing money is not the same as loving it. If you are short this month, nobody is scolding you here. The love of money can live in a full wallet or an empty one. It says that with one certain sum you would never need anyone again, God included. Is there a sum like that in your mind? Tell God what it is, and what you are hoping it would give you.`,
    },
    {
      title: "Seek first",
      scripture: {
        reference: "Matthew 6:31-33",
        verses:
          "Therefore do not worry, saying, ‘What shall we eat?’ or ‘What shall we drink?’ or ‘What shall we wear?’ For the Gentiles strive after all these things, and your heavenly Father knows that you need them. But seek first the kingdom of God and His righteousness, and all these things will be added unto you.",
      },
      prayer: `My Father knows. I will say it until it reaches my stomach, where the worry sits. You know about the rent, the gas tank, the school shoes. You knew before I opened the envelope.

Be first, then, ahead of the numbers. I want to do right with the money I have. Help me pay what I owe as I am able, tell the truth about it, and keep something to share. Give us bread today. Open a way to work or to help, and give me the courage to knock.

If the answer is slow, do not let me think that You are angry, or that I prayed badly. Tomorrow is too heavy for me tonight. Please carry it.`,
      reflection: `“What shall we eat?” Many who heard Jesus on that hillside may have asked it that same morning. He does not call the question silly. “Your heavenly Father knows that you need them,” He says. His list is short: what we eat, drink and wear. He is not promising wealth, and He is not offering a bargain.

Paul gave his whole life to God and wrote of going “in hunger and thirst” (2 Corinthians 11:27). Jesus has not told us when or how the Father will help. If you have prayed and the cupboard is still bare, your faith is not the problem. Ask for help, and let people bring it.

Righteousness means living rightly before God and fairly with people. To seek it first is to let God’s way come ahead of fear when you decide. That leaves room for work, for asking, for the call you dread. Worry works all night and finishes nothing. Which bill, form or call frightens you most? Pray for two minutes, and then do only its next step.`,
    },
    {
      title: "Slow and honest plans",
      scripture: {
        reference: "Proverbs 21:5",
        verses: "The plans of the diligent bring plenty, as surely as haste leads to poverty.",
      },
      prayer: `Patient God, You made the world day by day, and You did not hurry. I do. I have signed things too quickly, and bought things in order to feel better by evening. I would like to stop hiding the envelopes.

Sit with me while I write down the truth. Give me a clear head for small sums, and the humility to ask someone who knows more. Guard me from offers that come too fast. Guard the people I love from my pride.

I do not ask You to make me rich. Make me honest and steady, with a little over to help somebody. Show me the next wise thing. Amen.`,
      reflection: `A proverb is a short saying about how life usually goes. It was never a contract. The same book says that a poor man’s field may bear plenty, but “without justice it is swept away” (Proverbs 13:23). So if you have worked hard and have little, this verse is not accusing you.

It is still worth hearing. Slow planning tends to help, and haste tends to harm. Haste is a loan signed in panic, or a purchase made because the day was sad. Be slowest of all with anyone who says that God will multiply the money you send them. The next verse calls a fortune made “by a lying tongue” a vanishing mist.

A sheet of paper is enough to begin. Write what comes in, what must go out, and what is owed, in true numbers. If that is too hard alone, ask someone calm to sit beside you. A nonprofit credit counselor has seen such pages before. Which number have you been avoiding? God already knows it, and He has not left the room.`,
    },
    {
      title: "Content with much or little",
      scripture: {
        reference: "Philippians 4:11-13",
        verses:
          "I am not saying this out of need, for I have learned to be content regardless of my circumstances. I know how to live humbly, and I know how to abound. In any and every situation I have learned the secret of being filled and being hungry, of having plenty and having need. I can do all things through Christ who gives me strength.",
      },
      prayer: `Christ, my strength, I have not learned this yet. When I have little, I envy. When I have more, I forget You by the weekend. There is no peace in either. Teach me as You taught Paul, and be gentle about it. Let me eat what is on my plate tonight and be glad of it. Quiet the wanting that was sold to me. When I am in need, keep me from saying that I am fine, and let me take help without shame.

I ask for strength to live this one day, with the money there is. You became poor for our sake, so I do not have to explain it to You.`,
      reflection: `Paul is in chains, and near the end of his letter he says thank you. His friends in Philippi have sent him a gift by a man called Epaphroditus. “I can do all things” is often printed on shirts and graduation cards. Paul wrote it about hunger and plenty. He means that Christ gives him strength to live through both. Either one can pull a heart away from God. Twice he says that he learned it. So if you are not content tonight, you are only still in class, and the Teacher is patient.

Read on by one verse: “Nevertheless, you have done well to share in my affliction.” A contented person may still be in need, and glad of help. Being content does not mean that hunger is fine or low pay is fair. Paul took the gift and gave thanks.

Which has been harder for your heart, too little or more than enough? Tonight, thank God for one good thing that cost nothing. Then tell Him one thing you still need.`,
    },
    {
      title: "Open hands",
      scripture: {
        reference: "2 Corinthians 9:6-8",
        verses:
          "Remember this: Whoever sows sparingly will also reap sparingly, and whoever sows generously will also reap generously. Each one should give what he has decided in his heart to give, not out of regret or compulsion. For God loves a cheerful giver. And God is able to make all grace abound to you, so that in all things, at all times, having all that you need, you will abound in every good work.",
      },
      prayer: `Open my hands, generous God. They have been closed for a while, partly from fear and partly from habit. I count what could go wrong, and then I keep it all.

You gave first. Whatever I hold came from Your hands. Show me one person I could help, and a gift that leaves me able to pay what I owe. If there is no money to spare, show me what else I have: an hour, a skill, a spare seat.

Protect me from those who use Your name to get money. Take away my wish to be thanked. Let somebody breathe more easily tonight because of You.`,
      reflection: `There were poor believers in Jerusalem, and Paul was gathering help for them from churches far away. The Corinthians had promised a gift and had not finished it. These verses urge them on.

Some have used his picture of sowing to say that money given to God comes back as more money. See what Paul expects to grow. He speaks of “every good work,” and a little later of people thanking God because their needs were met. Nobody here is buying anything.

He protects the giver as well. A gift should be freely decided, “not out of regret or compulsion.” If anyone frightens you into giving, you may say no. A gift counts “according to what one has, not according to what he does not have” (2 Corinthians 8:12). The rent money can stay the rent money. A ride to the clinic is a gift, and so is an hour of listening. Who near you has less than you do? What could you give this week, gladly and quietly?`,
    },
  ],
};
