import type { PlanText } from "./plan";
import { readingDays } from "./reading-days";

export const philippians: PlanText = {
  id: "philippians-plan",
  title: "Philippians in Two Weeks",
  description:
    "A letter about joy, written in prison: how that church began, and then all of it, page by page.",
  overview: `Paul’s in chains when he writes this, and he doesn’t know if he’ll be let go. It’s the most cheerful letter we have from him. He isn’t cheerful because things are going well. He’s thinking of friends.

The first two days tell how he came to know them, in a city where he was beaten and jailed. Then come ten days with the letter, every verse of it. The last two look back. Joy, in these pages, is allowed to have tears in it.`,
  readsOn: true,
  days: readingDays([
    [
      "A place of prayer by a river",
      "Acts 16:11-21",
      "He’d dreamed of a man, and what he finds is a few women by a river, and one who deals in purple cloth. The church in Philippi begins at her house. Then he frees a slave girl from what’s been used to make money, and there’s trouble at once.",
      "Who was there first when your own church began?",
      "Opener of hearts, You opened Lydia’s by a river, on a working woman’s day off. Bless those who make room before anyone’s asked them to. And set girls free who’re worth more to their owners sick than well.",
    ],
    [
      "Singing at midnight",
      "Acts 16:22-34",
      "Beaten without a trial, feet in the stocks, and about midnight they’re singing. The other prisoners were listening. When the wall falls, it’s the jailer whose life is saved, by a man who might have run and didn’t.",
      "What could you sing at midnight, from memory?",
      "God of the midnight cell, I don’t feel like singing, and I doubt that they did. Give me one verse that I know by heart. If there’s an earthquake coming, keep me from harming myself, and let there be someone who shouts that we’re all here.",
    ],
    [
      "I thank my God for you",
      "Philippians 1:1-11",
      "Each time he remembers them, he’s glad. He isn’t flattering; he’s got the scars from that town. Whatever God’s begun there He’ll finish, Paul thinks, and it’s a good thing to hear when you’re half done yourself.",
      "Whom are you glad of, each time they come to mind?",
      "I’m going down my list of names, Father, and I’m thanking You for each, also the ones who’re hard work. You’ve begun something in every one of us. Don’t leave off. Let love grow clever in us by the day of Christ.",
    ],
    [
      "It’s turned out well",
      "Philippians 1:12-20",
      "He’s in chains, and the whole palace guard has heard about it. Some preach out of envy, to make it worse for him. What of it, he says. He’s stopped needing to win.",
      "What setback of yours has gotten the news to someone?",
      "Lord, use the thing that I’d never have chosen. I’ve rivals, and I’m watching what they get. Teach me to say what of it, and to mean it. Whatever happens to my body, in a hospital or on a night shift, may I never be ashamed of You.",
    ],
    [
      "To live is Christ",
      "Philippians 1:21-30",
      "He’d rather go and be with Christ, and he’d rather stay and be of use. He isn’t tired of life; he’s loved on both sides of it. If you long to be gone because you can’t bear being here, that’s another thing, and please tell someone today.",
      "For whose sake do you want to stay?",
      "Christ, You’re on both sides of that door. I’m staying, because there are people who need me to, and You’ve said it’s good work. For any who can’t see why they should stay, send a friend in time. Stand us side by side.",
    ],
    [
      "He emptied Himself",
      "Philippians 2:1-11",
      "It may be a song that they already knew. Equal with God, and He didn’t clutch at it. Down He goes by steps, to a servant, to a death, to that one; and then it’s God who lifts Him. Humble doesn’t mean letting yourself be trampled. It’s something that only the free can do.",
      "What are you clutching that you could afford to open?",
      "Jesus, You went down all the stairs. I’m still arguing over the landing. Make me like-minded with the people I’m with today, looking at what they need as if it were mine. And I’ll say it with every tongue there is: You’re Lord.",
    ],
    [
      "Without grumbling",
      "Philippians 2:12-22",
      "Work it out with fear and trembling, for it’s God who’s working in you. It’s both, and he doesn’t untangle it. Then there’s this about complaining, which is aimed at all of us. And Timothy, who’s really interested in how they are.",
      "What do you grumble about as a hobby?",
      "You’re at work in me, God, even in the wanting to. I’ve complained about the boss, the bus and the weather, and it’s not yet noon. I’d like to shine a bit, like anything that’s clean. Give me one Timothy, and make me one.",
    ],
    [
      "He nearly died of it",
      "Philippians 2:23-30",
      "Epaphroditus came to help and got so ill that they had to look after him. Now he’s upset, because they’ve heard that he was sick. Paul’s sending him home with honor. Helpers who needed help: there’s a verse for them here.",
      "Whose visit cost them more than you knew?",
      "God had mercy on him, writes Paul, and on me also, so that I’d not have sorrow upon sorrow. Have mercy that way on the nurses who’ve caught it, and on whoever’s gone home early and thinks they’ve failed. Welcome them with joy.",
    ],
    [
      "I count it loss",
      "Philippians 3:1-11",
      "He lists what he had to boast of, and it’s a good list. Rubbish, he says, and the Greek’s ruder. He isn’t running down his people, whom he loves to the end. He’s found something he’d give it all up for, and it’s a Someone.",
      "What’s on your list, and what’s it worth to you by now?",
      "I’ve diplomas in a drawer, Lord, and a few medals of my own making. I want to know You, and the power of Your rising, and I’m shy about the part with Your sufferings. Find me in You, with a goodness that’s not my own.",
    ],
    [
      "Not there yet",
      "Philippians 3:12-21",
      "Forgetting what’s behind and straining ahead: it’s a runner’s picture, and he’s old, and chained by the wrist. There are people he can’t speak of without crying. Our citizenship’s in heaven, he tells a town that was proud of its passports.",
      "What’s behind you that you could stop looking over your shoulder at?",
      "I’m not there yet, Christ, but You’ve got hold of me. I press on, with a limp. For those who hold no passport, or the wrong one, be a country. Change this body in Your time, and until then I’ll run it as it is.",
    ],
    [
      "Let your gentleness be known",
      "Philippians 4:1-9",
      "Two women who’ve worked hard beside him aren’t speaking, and he names them in a letter read aloud in church. Help them, he says. Only after that comes the peace which passes understanding. It isn’t a rule against feeling anxious; it’s where to bring it.",
      "Whom could you help to agree?",
      "Lord, You’re near. I’m bringing what I lie awake with, and I’m saying thanks along with it, though it comes out thin. Guard me. Mend it between those two, You and I have their names; and may I be known for gentleness by the man at the desk.",
    ],
    [
      "I’ve learned the secret",
      "Philippians 4:10-23",
      "He can do all this through Him who gives him strength, and this means having little, having plenty, being hungry. It’s not about winning. It’s about Tuesday. Then he thanks them for the money, which he’s been getting around to for four chapters.",
      "What’s your plenty today, and what’s your little?",
      "I haven’t learned it yet, the secret of being content. I’ve practiced on good days. Strengthen me, Christ, for an empty account, and for a full one, which is harder. And thank You for whoever’s shared in my trouble. I owe some letters.",
    ],
    [
      "Though I walk in trouble",
      "Psalm 138:1-8",
      "The Lord will fulfill His purpose for me, it ends, and don’t forsake the works of Your hands. He who began a good work will finish it: Paul may have had this psalm in his head.",
      "What’s God begun in you that you’d like Him to remember?",
      "I give You thanks with my whole heart, or the part that’s awake. You’re high up, and You look on the low. Though I’m in the thick of it, You’re keeping me alive. Don’t let go of what You’ve started making here.",
    ],
    [
      "Rejoice",
      "Philippians 4:4-13",
      "Read it once more, now that you know about the jail and the friends. Rejoice isn’t an order to smile. He says it twice, perhaps because he heard how it’d sound to people who were having a hard year.",
      "What’s honorable, or lovely, that you could think about on the way home?",
      "I’ll rejoice in You, Lord, since I can’t always in what’s going on. You’ve kept me company for two weeks in a borrowed cell. What I’ve learned and heard, I’d like to do. And be with my spirit, as he wrote, and with theirs.",
    ],
  ]),
};
