import type { HourPrayers } from "./hour";

export const morning: HourPrayers = {
  week: {
    sunday: {
      title: "The first day",
      prayer: `This is the day You made, Lord. On the first one You said, Let there be light, and on another like it, before sunup, You emptied a grave. So I’m starting out glad, even if I’m not quite awake.

Some of us will sing today in full churches, some in a rented school, some alone with a phone and a cup of tea, and some will drive the bus that gets the choir there. Gather us all. Holy Spirit, pray in me where I don’t know what to say. Christ is risen, and it’s Sunday.`,
    },
    monday: {
      title: "Before the day begins",
      prayer: `Good morning, Father. I’m barely awake, and You’ve been up all night. There’s light on the wall again, as if it were nothing.

Before the phone and the news and the list, I’d like to say whose day this is. It’s Yours. In about twenty minutes other people will start handing me pieces of it. Jesus, get to every room ahead of me, and teach me to be kind before I’m quick.

Holy Spirit, when I pick up what isn’t mine to carry, tell me, and I’ll put it down.`,
    },
    tuesday: {
      title: "For an ordinary day",
      prayer: `God of plain days, there’s nothing special planned for this one. There’s work, there’s weather, there’s the same commute. You’ve hidden good things in days like it before.

Teach me to notice. The neighbor’s child on the stairs, a joke in the break room, a minute of sun through the train window: I’d walk past all of it in a hurry. Slow me down enough to see what You’re giving. And where this day is flat or lonely for someone I’ll meet, make me good company, for Jesus’ sake.`,
    },
    wednesday: {
      title: "Before I speak",
      prayer: `Set a guard over my mouth, Lord, before anyone needs protecting from it. I’ll say a great deal today, in messages and meetings and across the counter. Most of it will be gone by evening. Some of it won’t.

Keep me from the clever word that costs a friend. Keep me from the silence that costs the truth. If I’ve promised to call, I’d rather call today than be sorry. Holy Spirit, You gave frightened apostles their sentences. Give me mine, and stop me at the end of them.`,
    },
    thursday: {
      title: "For those who begin before me",
      prayer: `While I slept, Father, the night shift kept the lights on. Bakers, drivers, the woman who mops the ward, soldiers on watch, mothers up at three with a coughing child. Bless them as they sit down at last.

Bless those who begin with me now, too: students with a test, a man on his first day, a woman on her last. I’m one of many, and You know each of us by name. Jesus, You were a working man for longer than You were a preacher. Come to work with us.`,
    },
    friday: {
      title: "In need of mercy",
      prayer: `Jesus, on a Friday morning they’d already tied Your wrists before most of the city had eaten. I don’t want to rush past that on my way to the weekend.

Have mercy on whoever is on trial today, and on whoever has to judge. Have mercy on people who’ll be hurt at home when the week is over, and show them a way out.

Have mercy on me. I’ve been hard on others for what I do myself. You didn’t turn Your face away. Keep me from turning mine.`,
    },
    saturday: {
      title: "Before I’m useful",
      prayer: `I’ve got a slow morning, Lord, or I wish I had. Either way I’m Yours before I’m useful.

You rested, and You called it holy. Let something in me lie fallow today: the phone, the list, the argument I keep rehearsing. Give rest to those who can’t get any: parents of newborns, families with four jobs among them, the man who’s had to be out of the shelter since seven. And if there’s grass or snow or a stretch of river within reach, lead me beside it. You’ve always liked to meet people outside.`,
    },
  },
  seasons: {
    advent: [
      {
        title: "Before it’s light",
        prayer: `It’s still dark out, Lord, and that seems right for now. Your people waited for centuries in the dark, and some of them got up early to look.

I’m waiting, too, though I couldn’t always say for what. For You to set the world right; for a phone call; for my own heart to thaw. Come into the places we’ve given up on: the ruined street, the estranged brother, the church that split. Holy Spirit, keep me awake, and don’t let the stores tell me what I’m waiting for. Come, Lord Jesus.`,
      },
      {
        title: "A voice in the desert",
        prayer: `A voice is calling in the desert, and it’s asking for road work. I’ve got some of that to do before You come, Lord: a rough place I’ve driven around for years, a hill of pride in the middle of things.

I’m not going to finish by Christmas. Start with me anyway. John told people with two coats to share one, and told the soldiers to be content with their pay. It was as plain as that. Give me one plain thing to do today, and come over whatever road there is.`,
      },
    ],
    christmas: [
      {
        title: "He’s born",
        prayer: `I’ll say it before anything else today: Jesus is born, and God’s no stranger anymore. Glory to You, Father, who didn’t send a letter. Glory to You, Lord Jesus, wrapped in strips of cloth, hungry, and hard to put down. Glory to You, Holy Spirit, by whom a girl in Nazareth conceived Him. I’ve wrapped and cooked and driven, and now I’m just going to look. Let the poor see You first, as they did then. Let children laugh. Where a house is quiet and shouldn’t be, come in and stay. That’s why You came.`,
      },
      {
        title: "The Word made flesh",
        prayer: `You learned to walk, Lord. Someone held both Your fists and stepped backward, and You came. I can’t get used to it, and I don’t want to.

All this week keep me thinking about it: God with a scraped knee, God called in at dusk, God tired. There’s nothing human You’d call beneath You, so nothing in this day is. Bless the leftovers, the cousins, the walk, the job I’m back at already. And those who’ve found no room at anyone’s inn, bless them first, and show me the room I’ve got.`,
      },
    ],
    lent: [
      {
        title: "Dust",
        prayer: `I’m dust, Lord, and You remember it better than I do. You breathed on dust once, and it stood up.

These forty days I’d like to stop pretending. I’ve wanted to be admired. I’ve hidden behind being busy. I’ve been stingy and called it careful. You’re not shocked. Create a clean heart in me, since I can’t scrub this one. Holy Spirit, You drove Jesus into the desert and stayed with Him there. Come along into mine. I don’t expect it’ll be comfortable. It’s enough that it’s with You.`,
      },
      {
        title: "Not by bread alone",
        prayer: `You were hungry for forty days, Jesus, and the first thing You were offered was bread. It wasn’t a bad thing to want. It just wasn’t the Father’s voice.

Today I’ll be offered a dozen quick ways to fill what’s empty, and some of them I’ll take before I’ve noticed. Help me feel the hunger for once, and ask it what it’s for. And where it’s real hunger, the kind a child feels at school by ten o’clock, keep me from turning it into a thought. Feed people, and let some of it be from what I’ve saved.`,
      },
    ],
    "holy-week": [
      {
        title: "Hosanna",
        prayer: `Hosanna! That’s a cry to be saved, and they shouted it without knowing what it would cost. I’m not sure that I know.

Come into the city, Lord, on Your borrowed animal. Come down our street. I’d have waved a branch this morning; I can’t answer for Friday. You knew crowds, and You rode in anyway, with tears on Your face for the place that wouldn’t have You. Weep over our cities. Save us from what we cheer for. And let me follow You all this week, as near as I dare, and not look away.`,
      },
      {
        title: "Since before dawn",
        prayer: `They’ve been at it since before dawn, Jesus: the questions, the slap, the rooster. Now it’s light, and the governor’s calling for water to rinse his hands.

I don’t have much to say. I’ll try to stay where I can see You. You’re innocent, and You don’t argue, and no one’s going to stop it. Somewhere this morning people are being led down a corridor by men who’ve already decided. Walk it with them; You know the way. I’ve been in the crowd, and I’ve held the basin, and You went on for both. Have mercy on us.`,
      },
    ],
    easter: [
      {
        title: "Alleluia",
        prayer: `Alleluia! Christ is risen, and I’ve slept through the moment, like the rest of the world. It happened in the dark, with no one looking.

But the stone’s moved, and the cloths are folded, and the women are running. I’d like to run, too. Father, You didn’t leave Him there. Jesus, You’re alive, with scars, and with breakfast on Your mind. Holy Spirit, blow through whatever I’ve sealed. Where I’ve said it’s too late, say otherwise. Go to those who are weeping in gardens this morning, and call them by their names.`,
      },
      {
        title: "Breakfast on the shore",
        prayer: `You made a fire on the beach, Lord, and cooked for men who’d let You down. I can’t think of anything more like You. They’d gone back to fishing, because what else do you do. I’m back at work, too. Stand on my shore today. Tell me which side to try. And if You’ve got a question for me, the kind You asked Peter three times, I’ll try not to be hurt by it. I do love You. There are some lambs I’d forgotten about. I’ll go and see if they’ve eaten.`,
      },
    ],
  },
};
