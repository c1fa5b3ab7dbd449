import type { GuidedDay, PlanText } from "./plan";

const days: readonly GuidedDay[] = [
  {
    title: "The man in the tree",
    scripture: {
      reference: "Luke 19:1-10",
      verses: `Then Jesus entered Jericho and was passing through. And there was a man named Zacchaeus, a chief tax collector, who was very wealthy. He was trying to see who Jesus was, but could not see over the crowd because he was small in stature. So he ran on ahead and climbed a sycamore tree to see Him, since Jesus was about to pass that way.

When Jesus came to that place, He looked up and said, “Zacchaeus, hurry down, for I must stay at your house today.” So Zacchaeus hurried down and welcomed Him joyfully. And all who saw this began to grumble, saying, “He has gone to be the guest of a sinful man!”

But Zacchaeus stood up and said to the Lord, “Look, Lord, half of my possessions I give to the poor, and if I have cheated anyone, I will repay it fourfold.” Jesus said to him, “Today salvation has come to this house, because this man too is a son of Abraham. For the Son of Man came to seek and to save the lost.”`,
    },
    pause: "Everyone be as quiet as someone hiding in a tree. Count to ten.",
    reflection: `Zacchaeus had plenty of money and no friends. He took taxes for the Romans, and people said he kept a lot for himself. He was also short. When he tried to see Jesus, no one in the crowd moved over, and you can guess why.

So a rich grown-up in good clothes did something that rich grown-ups never do. He ran, and he climbed a tree.

Jesus stopped right under it. He didn’t say, Come down, you thief. He called him by his name and asked himself over: “I must stay at your house today.” Zacchaeus came down so fast that he must have lost some bark.

Everyone outside was grumbling. Inside, Zacchaeus stood up and said what he’d do. He’d give away half. Whoever he’d cheated would get it back four times over. Jesus hadn’t told him to. That’s what happens sometimes when a person is liked first.

Go around once, and let each one say who they’d invite here, if it could be anyone.`,
    questions: [
      "Who gets left out at your school, your work, or in our building?",
      "How do you think Zacchaeus felt when he heard his own name?",
    ],
    prayer: `Jesus, You look up into trees. You saw a man no one liked, and You knew his name.

See everyone who couldn’t get through the crowd today. See the kid who ate alone, and the driver people yelled at, and the one of us who’s had a rotten day and hasn’t said so.

If we’ve taken something that isn’t ours, help us give it back. If we’ve been grumbling about someone, help us stop. And come and stay at our house. There’s room, and You don’t have to wipe Your feet.

All say: Come and stay with us, Jesus. Amen.`,
    carry: "Jesus knows my name and wants to come in.",
  },
  {
    title: "The jar that wasn’t empty",
    scripture: {
      reference: "1 Kings 17:8-16",
      verses: `Then the word of the LORD came to Elijah: “Get up and go to Zarephath of Sidon, and stay there. Behold, I have commanded a widow there to provide for you.” So Elijah got up and went to Zarephath. When he arrived at the city gate, there was a widow gathering sticks. Elijah called to her and said, “Please bring me a little water in a cup, so that I may drink.” And as she was going to get it, he called to her and said, “Please bring me a piece of bread.” But she replied, “As surely as the LORD your God lives, I have no bread—only a handful of flour in a jar and a little oil in a jug. Look, I am gathering a couple of sticks to take home and prepare a meal for myself and my son, so that we may eat it and die.”

“Do not be afraid,” Elijah said to her. “Go and do as you have said. But first make me a small cake of bread from what you have, and bring it out to me. Afterward, make some for yourself and your son, for this is what the LORD, the God of Israel, says: ‘The jar of flour will not be exhausted and the jug of oil will not run dry until the day the LORD sends rain upon the face of the earth.’”

So she went and did according to the word of Elijah, and there was food every day for Elijah and the woman and her household. The jar of flour was not exhausted and the jug of oil did not run dry, according to the word that the LORD had spoken through Elijah.`,
    },
    pause: "Each one look at the food. Think of one person who worked so that it’s here.",
    reflection: `It hadn’t rained for a very long time. In a town called Zarephath there was a mother with one boy, and she’d counted what they had. It came to one last meal. She was out picking up sticks to cook it.

Then a stranger asked her for a drink, and she went to get it. Think about that! She had almost nothing left, and she still went for the water. He asked for bread, too, and she told him the truth about the jar.

“Do not be afraid,” Elijah said. God had promised that the flour wouldn’t run out.

It doesn’t say that the jar was suddenly full. It sounds as though there was only ever a little in the bottom, and every morning there was a little again. So every morning she had to reach in and see.

There are homes like that near us, and perhaps it’s been like that in ours. Tell about a time when there was just enough, or when someone shared with you. Grown-ups, you start.`,
    questions: [
      "If you had one cookie left and a stranger was hungry, what would you do?",
      "What do we have enough of to share this week?",
    ],
    prayer: `Dear God, thank You for what’s on our plates, and for whoever grew it and drove it and stacked it on the shelf. Thank You for the cook.

Some families are counting what’s in the jar. Please give them bread today, and again tomorrow. Help the moms and dads who say they aren’t hungry so that the children can eat. Let them find a neighbor who’s kind, or a food bank that’s open late.

Show us what we could share. You know how it is with us, when we’ve got plenty and when we don’t.

All say: Give us today our daily bread. Amen.`,
    carry: "There’s a little in the jar, and God sees it.",
  },
  {
    title: "Someone called in the dark",
    scripture: {
      reference: "1 Samuel 3:1-10",
      verses: `And the boy Samuel ministered to the LORD before Eli. Now in those days the word of the LORD was rare, and visions were scarce. And at that time Eli, whose eyesight had grown so dim that he could not see, was lying in his room. Before the lamp of God had gone out, Samuel was lying down in the temple of the LORD, where the ark of God was located.

Then the LORD called to Samuel, and he answered, “Here I am.” He ran to Eli and said, “Here I am, for you have called me.” “I did not call,” Eli replied. “Go back and lie down.” So he went and lay down.

Once again the LORD called, “Samuel!” So Samuel got up, went to Eli, and said, “Here I am, for you have called me.” “My son, I did not call,” Eli replied. “Go back and lie down.” Now Samuel did not yet know the LORD, because the word of the LORD had not yet been revealed to him. Once again, for the third time, the LORD called to Samuel. He got up, went to Eli, and said, “Here I am, for you have called me.” Then Eli realized that it was the LORD who was calling the boy.

“Go and lie down,” he said to Samuel, “and if He calls you, say, ‘Speak, LORD, for Your servant is listening.’” So Samuel went and lay down in his place. Then the LORD came and stood there, calling as before, “Samuel! Samuel!” And Samuel answered, “Speak, for Your servant is listening.”`,
    },
    needsHelpLines: true,
    pause: "Listen with your eyes shut. Then tell us the farthest sound you heard.",
    reflection: `Samuel was a boy, and he lived at the temple with an old man who was nearly blind. One night someone called him. He jumped up and ran, because that’s what you do when an old person calls you in the dark.

It happened three times. Each time Eli said, “I did not call.” He could have been grumpy. He might have told him to quit making things up. But the third time he began to think, and he believed the boy. Maybe it was God! And he taught Samuel what to say.

Here’s something to notice. God spoke to the child, and the old man needed the child to tell him.

Children sometimes know a thing before the grown-ups do. So here’s a rule for this table. If you ever need to tell us something, even in the middle of the night, even if it’s scary, or someone said to keep it secret, you can. We’ll get up, and we’ll listen, and you won’t be in trouble for telling.

Let everyone name one grown-up they could wake up, here or somewhere else.`,
    questions: [
      "What do you think God’s voice sounded like to Samuel?",
      "Is there anything you’d like to tell us, now or later?",
    ],
    prayer: `Speak, Lord. We’re listening, or we’re trying to, though some of us are wiggling.

Thank You for calling a boy by his name, and calling again when he didn’t understand. Thank You for Eli, who couldn’t see any longer but could still listen.

Be with children who are scared when it gets dark. Be with those who have a secret that hurts, and give them someone who believes them the first time. Make the grown-ups here the kind of people you can wake up.

Help us all sleep well, and know Your voice from the others.

All say: Speak, Lord, because we’re listening. Amen.`,
    carry: "I can tell, and God and good people will listen.",
  },
  {
    title: "A girl who knew",
    scripture: {
      reference: "2 Kings 5:1-3, 9-14",
      verses: `Now Naaman, the commander of the army of the king of Aram, was a great man in his master’s sight and highly regarded, for through him the LORD had given victory to Aram. And he was a mighty man of valor, but he was a leper. At this time the Arameans had gone out in bands and had taken a young girl from the land of Israel, and she was serving Naaman’s wife. She said to her mistress, “If only my master would go to the prophet who is in Samaria, he would cure him of his leprosy.”

So Naaman came with his horses and chariots and stood at the door of Elisha’s house. Then Elisha sent him a messenger, who said, “Go and wash yourself seven times in the Jordan, and your flesh will be restored, and you will be clean.” But Naaman went away angry, saying, “I thought that he would surely come out, stand and call on the name of the LORD his God, and wave his hand over the spot to cure my leprosy. Are not the Abanah and Pharpar, the rivers of Damascus, better than all the waters of Israel? Could I not have washed in them and been cleansed?” So he turned and went away in a rage.

Naaman’s servants, however, approached him and said, “My father, if the prophet had told you to do some great thing, would you not have done it? How much more, then, when he tells you, ‘Wash and be cleansed’?” So Naaman went down and dipped himself in the Jordan seven times, according to the word of the man of God, and his flesh was restored and became like that of a little child, and he was clean.`,
    },
    pause: "Each one dip a finger in a glass of water. Watch the drop fall.",
    reflection: `The most important person in this story has no name. She was a girl, maybe as old as some of you. Soldiers had taken her away from home, which was a terrible wrong, and now she had to work for the wife of the general, Naaman.

Naaman was sick, and she knew of someone who could help. She didn’t have to say so. He was on the side that took her. But she was sorry for him, and she spoke up.

So off he goes to Israel, and the prophet doesn’t even come to the door. He sends a message: go and wash in the Jordan, seven times. It was a muddy little river. Naaman’s furious! He’d wanted something grand. It’s his servants, again, who talk some sense into him.

Seven times down, and seven times up. Can you see his face after the sixth, when nothing’s happened yet?

God helped a proud man by way of people he could have ignored. Who around here knows things and doesn’t get asked? Let the youngest one tell something now that they know and the rest of us don’t.`,
    questions: [
      "Would you have told Naaman, if you’d been that girl?",
      "What simple thing don’t you like to do because it isn’t grand enough?",
    ],
    prayer: `God, we don’t know her name, and You do. She was far from her mom and dad, and she was kind anyway. Please help children who’ve been taken from home, or had to run, and let them see their families again.

Thank You for people who do the simple things: nurses who wash their hands, and bus drivers who wait, and the lady at the front desk.

When we’re like Naaman and stomp off, send someone to talk sense to us. And help us keep going to seven.

All say: Make us clean, Lord, and make us kind. Amen.`,
    carry: "Small people and simple things can help in a big way.",
  },
  {
    title: "Five loaves and a boy",
    scripture: {
      reference: "John 6:5-13",
      verses: `When Jesus looked up and saw a large crowd coming toward Him, He said to Philip, “Where can we buy bread for these people to eat?” But He was asking this to test him, for He knew what He was about to do. Philip answered, “Two hundred denarii would not buy enough bread for each of them to have a small piece.” One of His disciples, Andrew, Simon Peter’s brother, said to Him, “Here is a boy with five barley loaves and two small fish. But what difference will these make among so many?”

“Have the people sit down,” Jesus said. Now there was plenty of grass in that place, so the men sat down, about five thousand of them. Then Jesus took the loaves and the fish, gave thanks, and distributed to those who were seated as much as they wanted. And when everyone was full, He said to His disciples, “Gather the pieces that are left over, so that nothing will be wasted.” So they collected them and filled twelve baskets with the pieces of the five barley loaves left over by those who had eaten.`,
    },
    pause: "Break one piece of bread and pass it around until it’s gone.",
    reflection: `Five thousand men, and women and children besides (Matthew 14:21). That’s as many people as fit in a big school gym, over and over. They’re hungry, and it’s getting late.

Philip does the arithmetic. It would take most of a year’s pay, he says, and then everyone would get one bite. He’s right. You need people who can do arithmetic.

Andrew does something else. He’s found a boy with a lunch. He mentions it, and then he’s embarrassed: “But what difference will these make among so many?”

We don’t hear whether they asked the boy nicely, or whether he came up on his own and tugged at Andrew’s sleeve. We know that he let go of it. Barley bread was what poor people ate, so it was likely all he had.

Jesus didn’t laugh at it. He said thank You for it. Then people ate “as much as they wanted,” and there were leftovers, and He cared about those, too.

Say what your five loaves might be: what you’ve got, though it isn’t much. Are you good at drawing? Do you know how to braid hair, or fix a chain, or speak two languages?`,
    questions: [
      "What would you have said if they’d asked for your lunch?",
      "What could our family bring, even if it looks small?",
    ],
    prayer: `Thank You, Jesus, that You didn’t say it was too little. Thank You for the boy with the barley bread, and for whoever packed it.

We’ve got a few things, too. We can share a bike, and carry groceries, and talk to the new family in Spanish or Korean or with our hands. We’re putting it in front of You. You say the blessing, and we’ll help pass it along.

Feed the people who are hungry in our city, and in places where the trucks can’t get through. Don’t let anything be wasted that someone needs.

All say: Here’s what we have, Lord. Amen.`,
    carry: "What I have looks small, and Jesus says thanks for it.",
  },
  {
    title: "Still some empty seats",
    scripture: {
      reference: "Luke 14:15-24",
      verses: `When one of those reclining with Him heard this, he said to Jesus, “Blessed is everyone who will eat at the feast in the kingdom of God.” But Jesus replied, “A certain man prepared a great banquet and invited many guests. When it was time for the banquet, he sent his servant to tell those who had been invited, ‘Come, for everything is now ready.’”

“But one after another they all began to make excuses. The first one said, ‘I have bought a field, and I need to go see it. Please excuse me.’ Another said, ‘I have bought five yoke of oxen, and I am going to try them out. Please excuse me.’ Still another said, ‘I have married a wife, so I cannot come.’”

“The servant returned and reported all this to his master. Then the owner of the house became angry and said to his servant, ‘Go out quickly into the streets and alleys of the city, and bring in the poor, the crippled, the blind, and the lame.’ ‘Sir,’ the servant replied, ‘what you ordered has been done, and there is still room.’ So the master told his servant, ‘Go out to the highways and hedges and compel them to come in, so that my house will be full. For I tell you, not one of those men who were invited will taste my banquet.’”`,
    },
    pause: "Look at the seats here, full ones and empty ones. Who’s missing?",
    reflection: `A man has a party. There’s food for everyone, the lights are on, and no one comes. They’ve all got reasons. One bought a field. One has new oxen to try out, five pairs, like someone with a new car. One just got married, so he’s busy.

Jesus told this story at a dinner, to people who were pretty sure that they’d be on God’s list.

The man’s angry, and you can understand it. But he doesn’t turn the lights out. He sends his servant for all the people who never get invited to anything, because they can’t walk, or can’t see, or can’t pay anyone back. Then the servant says the best line in the story: “there is still room.” So he goes out farther, to people sleeping by the road who’d need to be talked into it, since they’d think it was a joke.

God wants a full house. It’s a happy thing to know, and something of a warning, for people who are always too busy.

Pick one person or family you could ask over, and decide now what you’d eat.`,
    questions: [
      "What excuse do you use when you don’t want to come?",
      "Who might think it was a joke if we invited them?",
    ],
    prayer: `God, thank You for asking us. We’ve said we’re coming, and then we’ve been busy, with practice and overtime and one more episode. We’re sorry.

Thank You for a feast where no one’s in the way. Bless the people who can’t get up the steps to places. Bless the neighbor who never gets a visitor, and the man who sleeps by the train station, and everyone who thinks they don’t belong in a church.

Make room in us. And when it’s ready, get us all there, every one of us, with our shoes on the right feet.

All say: There is still room. Thank You, God. Amen.`,
    carry: "God has room, and He’d like the house full.",
  },
  {
    title: "Breakfast in a storm",
    scripture: {
      reference: "Acts 27:33-38",
      verses: `Right up to daybreak, Paul kept urging them all to eat: “Today is your fourteenth day in constant suspense, without taking any food. So for your own preservation, I urge you to eat something, because not a single hair of your head will be lost.”

After he had said this, Paul took bread and gave thanks to God in front of them all. Then he broke it and began to eat. They were all encouraged and took some food themselves. In all, there were 276 of us on board. After the men had eaten their fill, they lightened the ship by throwing the grain into the sea.`,
    },
    pause: "All lean left, then right, like people on a ship. Then sit very still.",
    reflection: `For two weeks they’ve seen no sun and no stars. The ship is breaking up a little more every day, and 276 people are too scared to eat. There are soldiers on board, and sailors, and prisoners. Paul’s one of the prisoners.

It’s nearly morning. He stands up, and he doesn’t preach. He tells them to eat something! An angel has told him they’ll all live (Acts 27:23-24), but they’ll have to swim, and you can’t swim on an empty stomach.

Then he takes bread and says thank You to God, with everyone watching, in the middle of the storm. He breaks it and starts to chew. Somehow that helps more than anything. “They were all encouraged.”

And the angel was right. The ship was lost, and they weren’t. Some swam, and some floated in on boards.

That’s what we’ve been doing here this week. Some days there’s a storm on, and we sit down anyway, and someone says thanks, and we pass the bread.

Before you get up, each one say something to the person on your left that would give them courage.`,
    questions: [
      "What’s been stormy for you lately?",
      "Which day of this week did you like best, and why?",
    ],
    prayer: `Thank You for bread, God, and thank You that we’re in the same boat.

We’ve prayed together for a week, with some giggling, and someone’s milk got spilled. You didn’t mind. Thank You for everyone here, and for the ones who belong to us and are somewhere else: at work, at Dad’s, in the army, far away over the ocean, or already with You.

Look after people on real boats. Bring them to land. When it’s stormy with us, remind us to eat something, and to say thanks, and to stay together.

All say: You brought us this far, Lord. Amen.`,
    carry: "Even in a storm, we can say thanks and eat.",
  },
];

export const atTheTable: PlanText = {
  id: "at-the-table-plan",
  title: "At the Table: A Week for Families",
  description:
    "Seven stories to read aloud over a meal, with questions that children can answer and a prayer for all.",
  overview: `Each of these takes about four minutes, between the food and the dishes, and you need nothing but the page. Take turns reading. Everyone may answer the questions, and no answer’s wrong. One person says the prayer, and all of you say its last line. It works for a grandmother and one boy, for six, or for grown-ups who share a house.

A word for the adults. In the quiet a child may tell you something. If it’s that they’re being hurt, or want to hurt themselves, stop reading. Say that you believe them, and call someone the same evening.`,
  unsafeHome: true,
  days,
};
