import type { PlanText } from "./plan";

export const family: PlanText = {
  id: "family-plan",
  needsHelpLines: true,
  unsafeHome: true,
  title: "Prayer for Families",
  description:
    "Five days of scripture and prayer for the people you live with, miss, worry about, or find hard to love.",
  overview: `A family can be two parents and four children. It can be a grandmother and one boy, or a couple, or a brother you haven’t called in years. These five days are for whatever yours is, and they’re for you if you live alone.

One thing before we start. Nobody here will ask you to stay where you’re being hurt. If home isn’t safe, God doesn’t ask you to keep that secret, so tell someone who can act, and if the danger is near, call 911 or your local emergency number. You can pray every one of these prayers from somewhere safer.`,
  days: [
    {
      title: "A house built on rock",
      scripture: {
        reference: "Matthew 7:24-25",
        verses:
          "Therefore everyone who hears these words of Mine and acts on them is like a wise man who built his house on the rock. The rain fell, the torrents raged, and the winds blew and beat against that house; yet it did not fall, because its foundation was on the rock.",
      },
      prayer: `Father, You hear everything that goes on in this house. You hear what’s said behind the bedroom doors and what nobody will say, and You’ve seen me lie awake adding up everything that might not last.

I can’t hold this family together, and I can’t choose for them. I can bring You one person, and it’s me. There’s a saying of Jesus that I’ve heard a hundred times. Help me do it today, in the kitchen, where there’s nobody to impress.

When the rain comes, hold us up, and where something has already fallen, stay with us in whatever’s left of it. You’re the rock under this floor, and I’m putting my whole weight on You.`,
      reflection: `If you’d driven past these two houses on a dry afternoon in June, you couldn’t have told them apart. What’s different is underneath, and Jesus says exactly what it is. He’s been teaching on a hillside about temper and lust and money and worry, about the speck in your brother’s eye and the beam in your own. Some people will hear all that and go home, and others will do it, and that’s the rock.

Then comes the weather, and the wise man gets rained on, too. Illness, a layoff, a divorce that only one of you wanted: the storm at your door doesn’t prove that you built badly, and nobody gets to stand in your yard and say so.

“Everyone who hears,” says Jesus, and everyone can be just one. One person in a divided household can live by what He said while the others roll their eyes. Tonight, read the first part of this chapter (Matthew 7:1-12) and pick one sentence. Do it before bed, for someone you’re safe with, and don’t announce it.`,
    },
    {
      title: "Two sisters, one dinner",
      scripture: {
        reference: "Luke 10:40-42",
        verses:
          "But Martha was distracted by all the preparations to be made. She came to Jesus and said, “Lord, do You not care that my sister has left me to serve alone? Tell her to help me!” “Martha, Martha,” the Lord replied, “you are worried and upset about many things. But only one thing is necessary. Mary has chosen the good portion, and it will not be taken away from her.”",
      },
      prayer: `Lord Jesus, You’ve eaten in houses like mine, with something burning in the oven and two people not speaking. I’m kinder to strangers than I am to the ones who live here, who get the sigh, and whatever’s left of me at nine in the evening. Say my name the way You said Martha’s, twice and not angry. Tell me which of my many things can wait, and I’ll sit down.

Thank You for whoever washes the dishes in this family and never gets a story told about it. And there’s someone I’ve remembered at their worst for years now. I’d like to look up and see who they’ve become.`,
      reflection: `Every family tells a story about someone’s worst afternoon, and this one is Martha’s. She’d opened her home to visitors, supper wasn’t going to cook itself, and her sister was sitting down. So she did what exhausted people do. Instead of talking to Mary she went over Mary’s head, and out came the sorest question there is: “do You not care?”

He does, and you can hear it in her name, said twice. He won’t send Mary back to the kitchen, but He’s noticed that Martha is “worried and upset,” and He seems to want her company more than the dinner.

Don’t leave her there, though. “Jesus loved Martha,” John says, naming her first (John 11:5), and after their brother Lazarus died, Martha told Jesus, “I believe that You are the Christ” (John 11:27). At a later dinner there’s one short line: “Martha served” (John 12:2).

Love at home remembers the rest of the story. (Cruelty that goes on and on isn’t a bad afternoon, and you don’t have to stay for it.) Whose worst afternoon have you been keeping?`,
    },
    {
      title: "Words at the table",
      scripture: {
        reference: "Ephesians 4:29",
        verses:
          "Let no unwholesome talk come out of your mouths, but only what is helpful for building up the one in need and bringing grace to those who listen.",
      },
      prayer: `Guard my mouth this evening, Lord. I’ve lived with these people so long that I can find the tender place without looking, and some nights I’ve used that. I’m sorry.

Some of what I say isn’t even mine, because it was said to me when I was little, in the same tone of voice, and it still stings. Heal it, so that in this family it stops with me.

I ask for one encouraging sentence, a true one, for whoever has gone longest without. Holy Spirit, I don’t want to grieve You at my own dinner table, so if there’s something difficult to say, keep me honest and gentle both. If it’s quiet, I’ll go first.`,
      reflection: `Paul opens this letter with God’s plan for heaven and earth, and by the fourth chapter he’s come down to what we say to each other. The verse before this one tells thieves to find honest work, so that they’ll have something to share (Ephesians 4:28). Conversation is like that, too: you can use words to take things from people, or you can come to the table with something in your hands.

Here are several to bring.

Say “I was wrong” and then stop.

Tell someone a true thing you admire about them now, rather than at the funeral.

Ask the quiet one a question, and wait a little longer than is comfortable.

Leave one joke at someone’s expense untold.

“No” can build a person up, and so can “That hurt me.”

If you’ve been told to keep quiet about what happens at home, tell a safe person anyway. Nothing about that is unwholesome.

And if you eat alone, pick up your phone before the dishes and send one sentence to someone who’s been waiting for it.`,
    },
    {
      title: "Passing faith on",
      scripture: {
        reference: "2 Timothy 3:14-15",
        verses:
          "But as for you, continue in the things you have learned and firmly believed, since you know from whom you have learned them. From infancy you have known the Holy Scriptures, which are able to make you wise for salvation through faith in Christ Jesus.",
      },
      prayer: `Thank You, God, for whoever told me first: for the woman humming hymns over the dishes, the Sunday school teacher who learned my name, and a paperback Bible that someone left on a chair. If there was nobody in my family before me, thank You that You came and found me Yourself. If anyone ever used Your name to frighten me, You weren’t in that, and I’m grateful to know it.

Let the teenagers I love catch me praying when I think I’m alone. Go with the one who’s walked away, even if it’s a few steps behind. You loved them before I did. Amen.`,
      reflection: `Dear Lois,

We have your name from a single sentence. Paul was in prison, near the end, remembering your grandson Timothy and where that faith of his came from. It “first dwelt” in you, he wrote, and then in your daughter, Eunice (2 Timothy 1:5), so when he says, “you know from whom you have learned them,” he means you two, along with himself.

Nobody wrote down how you did it, but if he knew the Scriptures “from infancy,” someone recited them to him, probably with her hands full of laundry. His father was a Greek (Acts 16:1), and we’re never told that he believed.

You couldn’t hand it down like brown eyes. Faith lived in you, the way a family lives in a house, and a little boy noticed who was home.

Some of us never had a Lois. Others taught their children everything they knew and watched them go another way, and Paul didn’t write this to shame anyone. We only wanted to say thank you, because what you taught that boy got all the way to us.`,
    },
    {
      title: "As for me and my house",
      scripture: {
        reference: "Joshua 24:15",
        verses:
          "But if it is unpleasing in your sight to serve the LORD, then choose for yourselves this day whom you will serve, whether the gods your fathers served beyond the Euphrates, or the gods of the Amorites in whose land you are living. As for me and my house, we will serve the LORD!",
      },
      prayer: `Bless this house, Lord, beginning at the door, with everyone who comes through it tired. Bless the table, and the chair that’s empty now. Bless the living room where we argue, and whoever’s awake in the dark with a baby or a nightmare.

Be with the ones who belong to us and aren’t here. They’re in another state, in a hospital, in a prison, or in a silence that has gone on for years.

If anyone under this roof is afraid of someone under this roof, send help, and the nerve to take it.

As for me, I choose You again today. I can’t choose for the others, so make me kind enough that they’ll want to ask.`,
      reflection: `You can buy this verse painted on a wooden plaque, but the man who said it first was very old and asking a difficult question. At Shechem, Joshua told the tribes their own history, from beyond the Euphrates to the vineyards they were eating from and hadn’t planted. Some of them still had other gods packed away, just in case. Choose, he told them. Today.

When they answer fast, he slows them down: “You are not able to serve the LORD” (Joshua 24:19). He doesn’t force them, and he won’t take a quick yes, so if someone has used this sentence to make you believe or obey, they’ve skipped what comes first: “choose for yourselves.”

Maybe your house is full to the rafters, or maybe it’s a single room over a garage where nobody prays but you. Then “as for me” is plenty to begin with. Look around for what the place serves now by default, a phone, say, or a calendar. Put it in a drawer for an hour this evening, and pray in the quiet it leaves.`,
    },
  ],
};
