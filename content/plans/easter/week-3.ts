import type { GuidedDay } from "../plan";

/** What happened in Jerusalem, as Acts tells it. */
export const week3: readonly GuidedDay[] = [
  {
    title: "A grave you could visit",
    scripture: {
      reference: "Acts 2:24-33",
      verses: `But God raised Him from the dead, releasing Him from the agony of death, because it was impossible for death to keep Him in its grip. David says about Him: ‘I saw the Lord always before me; because He is at my right hand, I will not be shaken. Therefore my heart is glad and my tongue rejoices; my body also will dwell in hope, because You will not abandon my soul to Hades, nor will You let Your Holy One see decay. You have made known to me the paths of life; You will fill me with joy in Your presence.’

Brothers, I can tell you with confidence that the patriarch David died and was buried, and his tomb is with us to this day. But he was a prophet and knew that God had promised him on oath that He would place one of his descendants on his throne. Foreseeing this, David spoke about the resurrection of the Christ, that He was not abandoned to Hades, nor did His body see decay. God has raised this Jesus to life, to which we are all witnesses.

Exalted, then, to the right hand of God, He has received from the Father the promised Holy Spirit and has poured out what you now see and hear.`,
    },
    reflection: `Peter’s argument, to people who knew the psalm by heart, is oddly simple. King David wrote that God’s Holy One wouldn’t see decay; well, he says, David’s tomb is over there, and you can go and look. So the king must have been singing about someone else.

A few weeks earlier this man was afraid of a servant girl. Now he tells a crowd that death couldn’t keep its grip, because it was “impossible.” He uses that word for the grave instead of for the resurrection.`,
    questions: ["What have you been calling impossible?"],
    prayer: `God of David and of Peter, You released Jesus from the agony of death, and it had no more chance of holding Him than a spiderweb has of holding a truck.

I’ve been treating death as the one thing that’s certain, and planning everything around it. Turn that over in me. Make known to me the paths of life, and especially the one that I’m walking this week without much confidence. Let my body dwell in hope, as the king says, unexplained test results and all.`,
  },
  {
    title: "Three thousand at lunch",
    scripture: {
      reference: "Acts 2:37-47",
      verses: `When the people heard this, they were cut to the heart and asked Peter and the other apostles, “Brothers, what shall we do?” Peter replied, “Repent and be baptized, every one of you, in the name of Jesus Christ for the forgiveness of your sins, and you will receive the gift of the Holy Spirit. This promise belongs to you and your children and to all who are far off—to all whom the Lord our God will call to Himself.”

With many other words he testified, and he urged them, “Be saved from this corrupt generation.” Those who embraced his message were baptized, and about three thousand were added to the believers that day. They devoted themselves to the apostles’ teaching and to the fellowship, to the breaking of bread and to prayer. A sense of awe came over everyone, and the apostles performed many wonders and signs.

All the believers were together and had everything in common. Selling their possessions and goods, they shared with anyone who was in need. With one accord they continued to meet daily in the temple courts and to break bread from house to house, sharing their meals with gladness and sincerity of heart, praising God and enjoying the favor of all the people. And the Lord added to their number daily those who were being saved.`,
    },
    reflection: `The list of what they did afterward could be written on an index card. They learned. They stayed together. They broke bread, and they prayed; whenever one of them was short of money, another sold something.

There’s no mention of a building, a band, or a five-year strategy. “With gladness and sincerity of heart” is how Luke remembers the meals.`,
    questions: ["Which of those habits would you most like to live among?"],
    prayer: `Lord, I’d have liked to eat with them. I’ve eaten over the sink this week, and once in the car, reading messages.

Thank You for every place where it still happens: the basement supper after the Korean service, the men’s dorm where someone splits a commissary ramen six ways, a table at the dining hall that moves over for the new kid. Add me to their number. I’ve got possessions that other people need more than I do, and You’ve been mentioning one in particular. Make me glad about it, since grudging would spoil the meal.`,
  },
  {
    title: "No silver, no gold",
    scripture: {
      reference: "Acts 3:1-10",
      verses: `One afternoon Peter and John were going up to the temple at the hour of prayer, the ninth hour. And a man who was lame from birth was being carried to the temple gate called Beautiful, where he was put every day to beg from those entering the temple courts. When he saw Peter and John about to enter, he asked them for money.

Peter looked directly at him, as did John. “Look at us!” said Peter. So the man gave them his attention, expecting to receive something from them. But Peter said, “Silver or gold I do not have, but what I have I give you: In the name of Jesus Christ of Nazareth, get up and walk!”

Taking him by the right hand, Peter helped him up, and at once the man’s feet and ankles were made strong. He sprang to his feet and began to walk. Then he went with them into the temple courts, walking and leaping and praising God. When all the people saw him walking and praising God, they recognized him as the man who used to sit begging at the Beautiful Gate of the temple, and they were filled with wonder and amazement at what had happened to him.`,
    },
    reflection: `He’d been carried to the same gate for years, so everyone going up to pray had practice in not seeing him. Peter and John do something first that costs nothing: they look straight at him, and they ask him to look back.

Many people who use a wheelchair have been stared at in church by someone who wanted them to be this man. They aren’t props. The story is about the name of Jesus, and about being looked at, and about who gets inside the gate.`,
    questions: ["Who do you pass so regularly that you’ve stopped seeing them?"],
    prayer: `Jesus of Nazareth, I’ve got my eyes on the sidewalk again. It’s a habit by now, past the corner where they ask and past the desk where the receptionist says good morning.

Teach me to look directly at people. I don’t have silver or gold to speak of, or not as much as I’d like, and I’m often secretly relieved, because then I’m excused. What I do have, show me, and I’ll give it. Be with everyone whose body does less than they want, and with all whom the faithful have treated as a project. Open the Beautiful Gate wider than we built it.`,
  },
  {
    title: "Unschooled, ordinary men",
    scripture: {
      reference: "Acts 4:1-13",
      verses: `While Peter and John were speaking to the people, the priests and the captain of the temple guard and the Sadducees came up to them, greatly disturbed that they were teaching the people and proclaiming in Jesus the resurrection of the dead. They seized Peter and John, and because it was evening, they put them in custody until the next day. But many who heard the message believed, and the number of men grew to about five thousand.

The next day the rulers, elders, and scribes assembled in Jerusalem, along with Annas the high priest, Caiaphas, John, Alexander, and many others from the high priest’s family. They had Peter and John brought in and began to question them: “By what power or what name did you do this?” Then Peter, filled with the Holy Spirit, said to them, “Rulers and elders of the people! If we are being examined today about a kind service to a man who was lame, to determine how he was healed, then let this be known to all of you and to all the people of Israel: It is by the name of Jesus Christ of Nazareth, whom you crucified but whom God raised from the dead, that this man stands before you healed. This Jesus is ‘the stone you builders rejected, which has become the cornerstone.’ Salvation exists in no one else, for there is no other name under heaven given to men by which we must be saved.”

When they saw the boldness of Peter and John and realized that they were unschooled, ordinary men, they marveled and took note that these men had been with Jesus.`,
    },
    reflection: `The most learned people in the country are examining two fishermen, and they can’t account for them. The accent is wrong and so is the grammar. All that they can come up with is that these two “had been with Jesus.” Luke lets it stand as the best sentence that anyone says all day.

It’s still the only credential that matters very much. Hymns by sharecroppers have outlived a lot of dissertations.`,
    questions: ["Who taught you the most about God without any training in it?"],
    prayer: `God, I’ve been in rooms where everyone else seemed to have been handed the vocabulary in advance: an orientation, a hearing, a specialist’s office. I can imagine how those fishermen’s ears must have burned.

I’m praying for whoever’s the first in the family to go to college, and for all who feel stupid where decisions get made about them. Fill us with Your Spirit, as You filled Peter, and help us to say one true thing plainly. And may people notice, Lord, whatever else I lack, that I’ve been spending time with Jesus.`,
  },
  {
    title: "The man called Encouragement",
    scripture: {
      reference: "Acts 4:32-37",
      verses: `The multitude of believers was one in heart and soul. No one claimed that any of his possessions was his own, but they shared everything they owned. With great power the apostles continued to give their testimony about the resurrection of the Lord Jesus. And abundant grace was upon them all. There were no needy ones among them, because those who owned lands or houses would sell their property, bring the proceeds from the sales, and lay them at the apostles’ feet for distribution to anyone as he had need.

Joseph, a Levite from Cyprus, whom the apostles called Barnabas (meaning Son of Encouragement), sold a field he owned, brought the money, and laid it at the apostles’ feet.`,
    },
    reflection: `His name was Joseph, and almost no one remembers it. The apostles called him Barnabas, which means Son of Encouragement, and the nickname stuck so well that it’s what we’ve called him for two thousand years.

He sold a field. That’s what encouragement amounted to, in his case: someone else’s rent.`,
    questions: ["What might your friends call you, if they named you for what you give?"],
    prayer: `Father, thank You for my own Barnabases: the supervisor who put my name forward, the auntie with an envelope, that one professor. I never sold a field for anyone.

Show me what I’m holding on to that would be worth more as another person’s relief. It might be money, and it might be a Saturday or a good word in the right office. Make me quick and quiet about it. There’s a person on my mind who’s been trying hard and hearing nothing at all, so I’m going to write to her before supper, and You can hold me to it.`,
  },
  {
    title: "Back in the temple at daybreak",
    scripture: {
      reference: "Acts 5:17-29",
      verses: `Then the high priest and all his associates, who belonged to the party of the Sadducees, were filled with jealousy. They went out and arrested the apostles and put them in the public jail. But during the night an angel of the Lord opened the doors of the jail and brought them out, saying, “Go, stand in the temple courts and tell the people the full message of this new life.”

At daybreak the apostles entered the temple courts as they had been told and began to teach the people. When the high priest and his associates arrived, they convened the Sanhedrin—the full assembly of the elders of Israel—and sent to the jail for the apostles. But on arriving at the jail, the officers did not find them there. So they returned with the report: “We found the jail securely locked, with the guards posted at the doors; but when we opened them, we found no one inside.”

When the captain of the temple guard and the chief priests heard this account, they were perplexed as to what was happening. Then someone came in and announced, “Look, the men you put in jail are standing in the temple courts teaching the people!” At that point, the captain went with the officers and brought the apostles—but not by force, for fear the people would stone them. They brought them in and made them stand before the Sanhedrin, where the high priest interrogated them. “We gave you strict orders not to teach in this name,” he said. “Yet you have filled Jerusalem with your teaching and are determined to make us responsible for this man’s blood.” But Peter and the other apostles replied, “We must obey God rather than men.”`,
    },
    reflection: `There’s real comedy in it. The jail is locked, the guards are at attention, the paperwork is in order, and there’s no one inside. Meanwhile the prisoners are back at work in exactly the spot where they were arrested, since the angel’s instructions didn’t mention escaping.

Many since then have been jailed for obeying God rather than men, and have stayed in their cells, and have sung. Not every door opens. The full message of this new life got told from the inside, too.`,
    questions: ["Where do you feel that you must obey God, whatever it costs?"],
    prayer: `God of the unlocked jail, I’m glad that You have a sense of humor. I laughed at those officers, holding their careful report about an empty room.

Then I thought about the people who are still inside this morning for what they believe, and about men and women in our own prisons who’ve met You there. For some of them no angel comes. Be the open door in a shut place. Give courage to anyone who has to say no today to someone with the power to fire them, and put the whole message of this life in my mouth at daybreak, wherever I’m standing.`,
  },
  {
    title: "What is there to prevent me?",
    scripture: {
      reference: "Acts 8:26-36",
      verses: `Now an angel of the Lord said to Philip, “Get up and go south to the desert road that goes down from Jerusalem to Gaza.” So he started out, and on his way he met an Ethiopian eunuch, a court official in charge of the entire treasury of Candace, queen of the Ethiopians. He had gone to Jerusalem to worship, and on his return was sitting in his chariot reading Isaiah the prophet.

The Spirit said to Philip, “Go over to that chariot and stay by it.” So Philip ran up and heard the man reading Isaiah the prophet. “Do you understand what you are reading?” Philip asked. “How can I,” he said, “unless someone guides me?” And he invited Philip to come up and sit with him.

The eunuch was reading this passage of Scripture: “He was led like a sheep to the slaughter, and as a lamb before the shearer is silent, so He did not open His mouth. In His humiliation He was deprived of justice. Who can recount His descendants? For His life was removed from the earth.” “Tell me,” said the eunuch, “who is the prophet talking about, himself or someone else?”

Then Philip began with this very Scripture and told him the good news about Jesus. As they traveled along the road and came to some water, the eunuch said, “Look, here is water! What is there to prevent me from being baptized?”`,
    },
    reflection: `He had come a thousand miles and more to worship, and there was a rule that would have kept a man like him outside (Deuteronomy 23:1). He’s an African of high rank, he can read, he owns a scroll of Isaiah, and he’s going home with a question.

A few pages on from where he’s reading, God promises foreigners and eunuchs a place in His house, and a name better than sons and daughters (Isaiah 56:3-5). We don’t know whether they got that far. When they come to some water, he asks what’s to prevent him. Luke doesn’t record that anyone could think of a thing.`,
    questions: ["What have you believed would keep you, or someone else, outside?"],
    prayer: `Lord, he asked so politely, as people do who’ve been refused before. I’m praying today with everyone who has learned to check first whether the sign on the church includes them.

Send someone running up beside the chariot. Send me, if I’m on that road, and keep me from talking until I’ve heard what they’re reading. Thank You for the ancient churches of Ethiopia, who’ve been singing to You longer than most of ours have existed. Here is water, Jesus. Teach us not to stand in front of it.`,
  },
];
