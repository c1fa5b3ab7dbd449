import type { HourPrayers } from "./hour";

export const evening: HourPrayers = {
  week: {
    sunday: {
      title: "Before the week",
      prayer: `It’s Sunday evening, Lord, and tomorrow’s already leaning on me. I can feel the week coming.

Take these few hours and let them still be Yours. For worship today, thanks. For the friends I saw, thanks; for the ones I avoided, forgive me. I don’t need to finish Monday’s work tonight in my head.

Be with those who dread going back: to a cruel boss, to a classroom where they’re laughed at, to no work at all. You rose on this day and were known in the evening, breaking bread. Be known to us.`,
    },
    monday: {
      title: "As the day lets go",
      prayer: `The light is going, God. Stay with us.

For the meal, and a laugh I didn’t see coming, and the people who put up with me today, thank You. For what I’d take back if I could, forgive me, and show me in the morning where to start.

Someone’s eating alone tonight with the television on for company. A nurse is tying her shoes. There’s a house where no one has said a word since Saturday. Stay with them, too. It’s getting dark, Lord, and we’d rather have You here.`,
    },
    tuesday: {
      title: "What was good",
      prayer: `Before I ask for anything, God, here’s what was good. I’ll count until I run out. The water was hot. A friend wrote back. I got one thing right the first time. It didn’t rain on the wash.

Some of it I’ve noticed only now, and it’s still Yours. Thank You. For those who can’t find anything to count tonight, let someone who loves them sit close and not explain. Christ, You gave thanks with death a few hours off. I don’t understand that yet. Teach it to me gently.`,
    },
    wednesday: {
      title: "On the way back",
      prayer: `I’m between places, Lord: out of the one, not yet in the other. Meet me here, on the bus, in the car, on the stairs. I don’t want to bring all of it in with me. The sharp email, the hour that was wasted, the thing I should’ve said to her face: I’m leaving that with You at this stop. For those I live with, or for the quiet if I live alone, give me something better to bring. And watch over whoever’s still on the road tonight; get us all in safely, through Jesus Christ.`,
    },
    thursday: {
      title: "For my friends",
      prayer: `Jesus, on Your last free evening You wanted Your friends around You, though You knew what they’d do. I bring You mine.

The one I’ve known since school. The one who tells me the truth. The one I haven’t called because it’s been so long that I’m embarrassed.

Bless them where they are this evening. If I’ve let one slip, show me a small way back. And for those who are new in this city, or have outlived the people who knew them young, send company that stays.`,
    },
    friday: {
      title: "The week is done",
      prayer: `That’s it for this week, Father, as much as there’s going to be of it. Some of it’s finished. Some I’ve only moved from Monday to Friday.

I’m setting it down here. Forgive what I got wrong, and keep an eye on what I couldn’t finish. People covered for me, and I never saw it; thank them for me. Tonight there are candles lit in Jewish homes, and bars filling up, and people starting the late shift. Bless every one of them. Showing up is all I’ve got left, Holy Spirit. Breathe in me, and let that be the prayer.`,
    },
    saturday: {
      title: "Ready for Sunday",
      prayer: `Tomorrow’s Yours in a special way, Lord, and I want to come to it ready. So I’ll clear a few things now.

If I owe an apology, bring the name to mind while there’s still time to call. If I’m angry at the church, and sometimes I am, You’d rather hear it than have me smile. Bless those who are still at it for tomorrow: the preacher with a blank page, the musicians, the one who sets out chairs. Wake me glad. And if I can’t go, come and find me.`,
    },
  },
  seasons: {
    advent: [
      {
        title: "One more candle",
        prayer: `One more candle, Lord, and the room looks different. It doesn’t take much light to show how dark it was.

I’ve heard Your promises so often that I’ve stopped leaning forward. Lean me forward. You’ll wipe away every tear; You’ll judge between the nations; the wolf and the lamb will lie down together, and nothing small will be scared anymore. Tonight there are people who’d give all they have for one evening like that. Keep them, and keep us wanting it. Christ, You came in the night once. Come again, and don’t delay.`,
      },
      {
        title: "With those who wait",
        prayer: `Simeon had been promised he’d live to see You, and he got up every morning on the strength of it. Anna was eighty-four and still at her prayers. Thank You for the old who don’t give up on You.

Be with my own old ones this evening: in the nursing home, in the chair by the window, in the next room. Be with everyone whose waiting has a name: the biopsy, the asylum hearing, the son at sea. I’m not patient, God; You’ve noticed. Wait with me. When You come, let me know You, however small You are.`,
      },
    ],
    christmas: [
      {
        title: "What Mary treasured",
        prayer: `Mary treasured up all these things and thought them over, and I’m doing the same this evening. There’s been a lot of noise, Lord, most of it happy.

What do I want to keep? A face in the candlelight. The carol that one person started and all of us finished. The one I missed so much that I had to step outside. You came among us to be seen and touched, and You’ve given us one another to see and touch for now. Thank You for those I have. Be near to those who’ve spent today alone.`,
      },
      {
        title: "After the feast",
        prayer: `The needles are falling off the tree, Father, and the bright part is nearly over. I don’t want to box You up with the rest.

The shepherds went back to their sheep, and it was the same hill and the same pay. But they went back singing. Send me back like that. For those whom these days have cost too much, in money or in grief or in keeping the peace, bring rest. And when I’m cold in the ordinary weeks ahead, tell me again that the light shines in the darkness, and the darkness hasn’t overcome it.`,
      },
    ],
    lent: [
      {
        title: "What I left undone",
        prayer: `Most of what I’m sorry for tonight isn’t what I did, God. It’s the visit I didn’t make, the word I swallowed, the man I stepped around.

I’ve got good reasons. You’ve heard them. Have mercy on me anyway, and have mercy on those who waited for me and went without. I know there’s no paying it back. But You start again with people like me, and I’d like to start with one of them tomorrow. Bring the name up now, while it’s quiet. Jesus, You never stepped around anyone.`,
      },
      {
        title: "Torn open",
        prayer: `Tear your hearts, the prophet says, and leave your clothes alone. Mine’s got a good thick lining, Lord. I’ve seen too much today and felt too little.

Let one thing through. The child on the news, or my own sister’s voice when she said that she was fine. I’d rather hurt a little with You than be comfortable without. For those whose hearts are torn already, who didn’t choose it and can’t close it, come with oil and wine and carry them in. We’re coming home to You slowly. We’re coming.`,
      },
    ],
    "holy-week": [
      {
        title: "The house at Bethany",
        prayer: `They gave a supper for You in Bethany, with Lazarus sitting there alive, and Mary poured out perfume that was worth a year’s pay. The whole house smelled of it.

She’s the one who understood, I think. I count the cost of things, Lord, and You let her spend it all on You. What have I been saving? It’s the wrong week for being careful. Bless those who sit up with the dying and do small costly things that no budget has a line for. You said hers wouldn’t be forgotten. It hasn’t been.`,
      },
      {
        title: "Where they laid Him",
        prayer: `It’s over. They’re hurrying because of the Sabbath: a rich man with a new tomb, another with too much myrrh, and a few women who watch where You’re laid. Then the stone.

I’m not going to say anything hopeful, God. There’ll be time.

Tonight I’ll sit on the ground with the ones who’ve just come from a graveside, and with those who couldn’t even bury theirs. You know what it is to lose a Son. I’d never thought of it from there. Jesus, thank You for coming this far down to find us.`,
      },
    ],
    easter: [
      {
        title: "On the road",
        prayer: `Stay with us, they said, because it’s almost evening. They didn’t know who He was. They only knew that they didn’t want Him to leave. I’ve walked today with my head down, Jesus, talking over what went wrong. Were You there? It’d be like You. Open the Scriptures to me as You did to them, until I’m warm again. Break the bread, and let me see. And with every two travelers on a long sad road this evening, fall into step, and ask what they’ve been talking about. You’re good at listening to our version.`,
      },
      {
        title: "Peace be with you",
        prayer: `You said it three times that week: peace be with you. You had to, I suppose. They’d locked themselves in, afraid of footsteps.

I’ve locked up a few things myself. You’re inside already. Breathe on me, Lord; they’d need breath where You were sending them, and so will I. Where people are hiding from men with guns, or from someone they used to love, say it there, and show them a way out. There’s a small grudge I could put down tonight, and a large hurt that I can’t. Take the first, and stay by me with the second.`,
      },
    ],
  },
};
