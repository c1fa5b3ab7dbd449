import type { PlanText } from "./plan";
import { readingDays } from "./reading-days";

export const philippians: PlanText = {
  id: "philippians-plan",
  title: "Philippians in Two Weeks",
  description:
    "A letter about joy, written in prison: how that church began, and then all of it, page by page.",
  overview: `Paul is in chains when he writes this, and he doesn’t know whether he’ll be let go. It’s the most cheerful letter we have from him. He isn’t cheerful because things are going well. He’s thinking of friends.

The first two days tell how he came to know them, in a city where he was beaten and jailed. Then come ten days with the letter, every verse of it, and two for looking back. Joy, in these pages, is allowed to have tears in it. On two of the days despair comes close, and there are numbers on the page for anyone who needs them.`,
  readsOn: true,
  days: readingDays([
    [
      "A place of prayer by a river",
      "Acts 16:11-21",
      "Paul had seen a man in a vision, begging for help. What he finds is a circle of women praying by a river, one of them a dealer in purple, and the church in Philippi starts at her house. Then he frees a slave girl from the spirit that earned her owners money, and they’re furious. No one in the story asks how she is.",
      "Who made room for you when you were new to all this?",
      "Lord, You opened Lydia’s heart, and the next thing she opened was her house. Thank You for everyone who asked me in before they knew whether I’d be trouble. Set free every girl who’s worth more to her owners sick than well, and stay with her after the crowd has moved on. Then open me, too, by way of some ordinary conversation.",
    ],
    [
      "Singing at midnight",
      "Acts 16:22-34",
      "Their backs are raw, their feet are in the stocks, and around midnight they’re singing. The other prisoners listen. When the doors fly open, the one about to die is the jailer, by his own sword, until a man who could’ve run shouts that they’re all there. If you’re that close yourself, you’re worth shouting for, too. Call or text a number on this page.",
      "What could you sing at midnight, from memory?",
      "God of the inner cell, I don’t feel like singing, so I’ll borrow a line from someone who does. If the ground shakes, keep me from harming myself, and let a voice reach me in time to say that we’re all here. And thank You for the jailer, up in the middle of the night, washing the backs he’d locked away.",
      "needsHelpLines",
    ],
    [
      "I thank my God for you",
      "Philippians 1:1-11",
      "He writes with joy to a town that gave him scars. Notice how often he says all of you. He won’t leave anyone out, not even the two he’ll have to speak to in chapter four. And he’s sure that God finishes what He begins. It’s easy to wish that for yourself. Paul is saying it about other people, every one of them half done.",
      "Whose name makes you glad each time it comes to mind?",
      "I’m going down my list of names, Father, and thanking You for each one, the difficult ones, too. You began something in them before I ever met them. I’ve been impatient about how far along they are, and all this time they’ve been patient with me. Let our love keep growing, and teach it what matters, until the day of Christ.",
    ],
    [
      "Chains, and good news",
      "Philippians 1:12-20",
      "You’d think prison would have stopped him. But the whole palace guard has heard why he’s in chains, and his friends outside have found their nerve. A few preachers are pleased to have him out of the way. So what, he says, as long as Christ is being talked about. It’s the freedom of a man who’s stopped needing to win.",
      "When has a setback of yours turned out to be good news for someone else?",
      "Lord, use even this, the thing I’d never have chosen. I have rivals, and I keep an eye on how they’re doing. Teach me not to care who wins, as long as You’re heard. Whatever happens to my body, well or sick, may people see something of You in it. And send me the help Paul was counting on, the Spirit of Jesus.",
    ],
    [
      "To live is Christ",
      "Philippians 1:21-30",
      "He’s torn. He’d love to go and be with Christ, and he’d love to stay, because there’s work to do and there are people he could cheer. He isn’t running from life; he’s loved on both sides of death. If you long to be gone because you can’t bear being here, that’s another thing. Please tell someone today, or call a number on this page.",
      "Who could use your company, or your help, this week?",
      "Christ, You’re on both sides of death, and that’s how Paul could wait. I’m here today, and You’ve said there’s good work in it. Show me whose joy I could add to. Be close to everyone who can’t think of a reason to stay. Send them a friend in time, and a doctor, and a morning when it lifts. Stand us side by side.",
      "needsHelpLines",
    ],
    [
      "He emptied Himself",
      "Philippians 2:1-11",
      "Paul wants them to stop competing, so he sends what may be a hymn they already sang. Read it like a staircase. Equal with God, He doesn’t clutch at it; then a servant, then a human being, then dead, and dead on a cross. From there God lifts Him up. No one pushed Him, and whoever tramples you can’t quote this page for it.",
      "What are you holding so tightly that you can’t take anyone’s hand?",
      "Jesus, You went down all those stairs, and I’m still up on the landing, arguing about who goes first. Make me like-minded with the people I’m with today. Help me notice what they need before I’ve finished the list of what I need. Every tongue will say it in the end, and I’d like mine to be early: You are Lord.",
    ],
    [
      "Without grumbling",
      "Philippians 2:12-22",
      "Work it out, he says, because God is working in you. He says both and doesn’t untangle them. Then comes the line about complaining, and none of us gets to skip it, though telling someone that you’re being hurt was never grumbling. And there’s Timothy. Of all the fine things you could say about a man, Paul picks this: he truly cares how you’re doing.",
      "What do you grumble about as a hobby?",
      "You’re at work in me, God, even in the wanting to. I’ve complained about the boss, the bus, and the weather, and it isn’t noon yet. Thank You for every Timothy I’ve known, who asked about me and meant it. Let a little of Your light get through me, the way it comes through a clean window, and let it fall on whoever’s been overlooked.",
    ],
    [
      "He nearly died of it",
      "Philippians 2:23-30",
      "They sent Epaphroditus to take care of Paul, and he got so sick that Paul had to worry about him. Now he’s homesick, and upset that they’ve heard. Paul doesn’t say that he failed. He sends him home, probably with this letter in his bag, and asks for a hero’s welcome. Helpers who’ve ended up needing help: there’s a page of the Bible for you.",
      "Who went to more trouble for you than you knew at the time?",
      "You had mercy on Epaphroditus, Lord, and on Paul, who was spared sorrow upon sorrow. Not everyone is spared, and I don’t know why. Have mercy on nurses who’ve caught what they were treating, and on whoever went home early and thinks they failed. Let someone run out to meet them.",
    ],
    [
      "I count it loss",
      "Philippians 3:1-11",
      "He reads out his credentials, and they’re excellent: the right people, the right party, a spotless record. Rubbish, he says, and his Greek word is ruder than that. He never stopped loving his own people. What he can’t stand is teachers who make newcomers earn their place. And he’s met someone he’d give the whole list for.",
      "What’s on your list, and what’s it worth to you now?",
      "I’ve got diplomas in a drawer, Lord, and a few medals I awarded myself. You’ve never asked to see them. I want to know You, and the power of Your rising. I’m shy about sharing Your sufferings, though it’s where some have come to know You best. Find me in You, wearing a goodness that I didn’t earn.",
    ],
    [
      "Not there yet",
      "Philippians 3:12-21",
      "It’s a runner’s picture, straining ahead, and it comes from a man in chains. He hasn’t arrived, he says twice, which is restful to hear from an apostle. What he’s leaving behind is his own fine record; he isn’t asking anyone to forget what was done to them. And he tells a Roman colony, proud of its passports, that our citizenship is in heaven.",
      "What’s behind you that keeps turning your head?",
      "I’m not there yet, Christ, but You’ve got hold of me, and that’s what I count on. I press on, with a limp. Be a country to everyone who has no passport, or the wrong one. Paul cried over some people, and so have I; keep me from giving up on them. One day You’ll change this body. Until then, run beside me in the one I’ve got.",
    ],
    [
      "Let your gentleness be known",
      "Philippians 4:1-9",
      "Two women who worked beside him can’t agree, and he names them in a letter to be read aloud in church. He doesn’t say who’s right. Help them, he asks a friend. Then come the famous lines, and they’re for a church like that one: be gentle, and bring God whatever worries you. It isn’t a rule against feeling anxious. It’s where to take it.",
      "Which two people could you help to hear each other?",
      "Lord, You’re near. Here’s what I lie awake with, and a thank You to go along with it, though it comes out thin. Let Your peace stand guard, because I’m not much of a sentry. Help those two whose names You and I both know, and show me whether I’m the one to help. And may the man at the front desk know me for gentleness.",
    ],
    [
      "I’ve learned the secret",
      "Philippians 4:10-23",
      "He can do all things through Christ, and he’s just told us which: having little, having plenty, going hungry. Then, four chapters in, he thanks them for the money. They’ve taken care of him, and he’s sure God will take care of them and supply what they need. He isn’t promising riches. He’s been hungry, and that’s where he learned who’d see him through.",
      "Where do you have plenty today, and where are you short?",
      "I haven’t learned it yet, the secret of being content. I’ve practiced on good days. Strengthen me, Christ, for an empty account, when I’m scared, and for a full one, when I forget to ask. Feed the people who’ll go without lunch today, and if it’s my wallet You have in mind, tell me. Thank You for the friends who’ve shared in my trouble. I owe some of them a letter.",
    ],
    [
      "Though I walk in trouble",
      "Psalm 138:1-8",
      "It was sung for centuries before Paul, and it could have come out of his cell: a man in the thick of trouble, made strong on the day he called. It ends by holding God to His own work, the way you’d hold a builder to his word. Maybe Paul had these lines by heart when he wrote that God finishes what He begins.",
      "What has God begun in you that you’d like Him to remember?",
      "I give You thanks with my whole heart, or with the part that’s awake. You’re high above us, and You bend down to see the low. I called, and You answered, though it wasn’t the answer I’d drafted. I’m in the thick of it, and You’re keeping me alive. Don’t let go of what You’ve started making here.",
    ],
    [
      "Rejoice",
      "Philippians 4:4-13",
      "Read it once more, now that you’ve met them: Lydia, the girl no one asked about, the jailer, Epaphroditus, the two who couldn’t agree. Rejoice, he says, and says it again, perhaps knowing how it sounds in a hard year. You can do it crying. He even says where: in the Lord, which is somewhere to stand when nothing this week is worth a song.",
      "What true or lovely thing could you let your mind rest on today?",
      "I’ll rejoice in You, Lord, on days when I can’t rejoice in anything else. Thank You for two weeks in another man’s cell, and for the company. I haven’t learned it all, so finish what You’ve begun. Bless the friends I’ve been thinking of, in their plenty and in their need. God of peace, be with us, as he promised You would.",
    ],
  ]),
};
