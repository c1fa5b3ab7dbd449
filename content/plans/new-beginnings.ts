import type { PlanText } from "./plan";

export const newBeginnings: PlanText = {
  id: "new-beginnings-plan",
  title: "New Beginnings",
  description:
    "Five days of scripture for starting again, whether you chose the new thing or it was chosen for you.",
  overview: `A new town, a new job, the first week sober, the first month alone, a faith you found last Sunday. Some beginnings are wanted. Others arrive like a letter with bad news. You may be hopeful and sad in the same hour.

These five days stay close to people in the Bible who had to start again. One was a king who had done great wrong. One was a man who had put believers in prison. Some were captives, far from home. God did not ask any of them to pretend. He met them where they were, and He can meet you at whatever hour you are reading this.`,
  days: [
    {
      title: "A new creation",
      scripture: {
        reference: "2 Corinthians 5:17",
        verses:
          "Therefore if anyone is in Christ, he is a new creation. The old has passed away. Behold, the new has come!",
      },
      prayer: `Maker of all things, I would like to be made again. I have tried it myself, with rules and plans and Monday mornings. The old ways kept finding my door. You say that anyone in Christ is a new creation. Anyone is a wide word, so I step inside it. I belong to Jesus. Look at me through what He has done, and not through my worst year.

When people remind me who I was, help me stay calm and keep walking. Where I must live with what I did, live there with me. And when I feel no different, let Your word be truer than my feelings.`,
      reflection: `Paul had a past. Before he followed Jesus, he dragged believers from their houses and put them in prison (Acts 8:3). So “The old has passed away” was not an easy thing for him to write. Just before, he admits that he once looked at Christ Himself in the wrong way.

To be “in Christ” is to belong to Him, as a branch belongs to its vine. And creation is God’s own work. You are not told to make yourself new by trying harder. Two verses later Paul says how God begins it, “not counting men’s trespasses against them.” Trespasses are the wrongs we have done.

You may not feel new. Old habits can still pull, and some results of old choices stay. Others may go on seeing the person you were. God sees someone who is His, and He will not leave His work half made. What old name do you still call yourself? Read the verse once more, and put your own name where it says “anyone.”`,
    },
    {
      title: "A way in the wilderness",
      scripture: {
        reference: "Isaiah 43:18-19",
        verses:
          "Do not call to mind the former things; pay no attention to the things of old. Behold, I am about to do something new; even now it is coming. Do you not see it? Indeed, I will make a way in the wilderness and streams in the desert.",
      },
      prayer: `Lord of the desert road, I keep looking over my shoulder. Some of what I miss was good. Some of it was only familiar. I would like the old help in the old place, and You seem to be pointing somewhere else.

I do not see it yet, and I will not pretend to You that I do. It is dry here, and I hardly know anyone. Give me water for today: some sleep, a little kindness, one person who learns my name.

Make the way, because I cannot. Then give me eyes to see it while it is still small. If I have to walk without seeing, stay close enough for me to hear You.`,
      reflection: `It is surprising what God asks His people to put out of mind. The lines just before these are about the sea, and an army “snuffed out like a wick.” That was the rescue from Egypt, the greatest story they had. Now Isaiah speaks to a people in the power of Babylon. God once made a dry path through water. This time He will bring water to dry land.

So this is no command to forget what hurt you. Memory does not obey like that, and some griefs need to be told many times. The words loosen a different grip: the belief that God can help only as He helped before.

The new way runs through the wilderness, and you may still be in the dry part. “Do you not see it?” God asks. Perhaps your honest answer is no. A stream in a desert may start as a dark line in the sand. What small good thing is here now that was not here a month ago? Write it down.`,
    },
    {
      title: "Pressing on",
      scripture: {
        reference: "Philippians 3:13-14",
        verses:
          "Brothers, I do not consider myself yet to have taken hold of it. But one thing I do: Forgetting what is behind and straining toward what is ahead, I press on toward the goal to win the prize of God’s heavenly calling in Christ Jesus.",
      },
      prayer: `I have not arrived, Lord. Paul said the same about himself, and it helps me to know it. You know what I keep turning round to see. There is the door that closed, and the thing I was once praised for. There are words I would give anything to take back. I cannot make myself unremember them. Please do not let them choose my way.

You took hold of me before I ever reached for You. Hold on now, while my own grip is weak. Give me today’s stretch of road and no more. When I am slow, let me be slow in the right direction. When I fall, let me hear You say my name.`,
      reflection: `What does it mean to forget? Paul says he forgets what is behind, yet a few lines earlier he has listed it all. He names his birth, his training, his good record. He also names the church he persecuted. The memory is plainly still there. But neither the honors nor the shame tells him which way to run.

He is also unfinished. “I do not consider myself yet to have taken hold of it,” he writes, from prison. Yet he keeps on, and verse 12 says why: Christ Jesus had already taken hold of him. The goal ahead is to be fully with Christ, where God is calling him.

Pressing on may look very slow from outside. With an illness, a newborn, or a grief three weeks old, it may mean getting dressed. It may mean resting when you are told to rest. God can see what you are carrying. Which is harder for you to leave behind, an old failure or an old success? Choose one small act today that faces forward.`,
    },
    {
      title: "A clean heart",
      scripture: {
        reference: "Psalm 51:10-12",
        verses:
          "Create in me a clean heart, O God, and renew a right spirit within me. Cast me not away from Your presence; take not Your Holy Spirit from me. Restore to me the joy of Your salvation, and sustain me with a willing spirit.",
      },
      prayer: `Create something in me, O God, because mending will not do this time. I have looked for some good part of me to start from, and I keep finding excuses under it.

I am afraid that You are tired of me. David was afraid of that too. Do not send me away. Let me tell the truth to You first, and then to whoever needs to hear it. Make me willing to carry what comes of that.

Give me back joy when it is time. I miss laughing with nothing hidden underneath. Give me a heart that wants what You want, and keep it soft. When my own spirit gives way, sustain me.`,
      reflection: `The heading of this psalm points back to 2 Samuel 11 and 12. King David had taken Uriah’s wife, Bathsheba, and then had Uriah killed. The prophet Nathan told him the truth to his face. This is what David said to God when he had stopped hiding.

He asks God to “create,” the same Hebrew word that tells how God made heaven and earth. He is also afraid: “Cast me not away from Your presence.” Anyone who has done real harm knows that fear. To repent is to turn around and come back. David trusts that God will not despise “a broken and a contrite heart” (verse 17). Contrite means truly sorry.

Mercy did not undo the past. Uriah was still dead. A clean heart does not use mercy to hide from the people it harmed. It wants the truth told, and it accepts what follows. Grace, God’s kindness that nobody earns, makes that honesty bearable. What would you have to stop hiding in order to start again? Whom could you safely tell?`,
    },
    {
      title: "Making all things new",
      scripture: {
        reference: "Revelation 21:4-5",
        verses:
          "‘He will wipe away every tear from their eyes,’ and there will be no more death or mourning or crying or pain, for the former things have passed away. And the One seated on the throne said, “Behold, I make all things new.” Then He said, “Write this down, for these words are faithful and true.”",
      },
      prayer: `You will wipe away every tear. I try to picture it: Your hand, my face, no hurry. There are tears I have never shown to anyone, and I believe You have counted those as well.

Until that day I am here, where people die and pain keeps its appointments. Help me begin again anyway. If something in me has been made new this week, even a little, thank You. If I cannot feel it, thank You that You are not finished.

I give You the person I miss, the body that hurts, the thing that cannot be repaired here. You said that Your words are faithful and true. Let me find them in the dark. Come, Lord.`,
      reflection: `John was on the island of Patmos because of his faith, writing to seven churches. Some were poor, and some were about to suffer. His book is full of terrible sights. Near its end he sees a city coming down from heaven, where God will live with people. Then comes something tender: God will wipe their eyes.

“Behold, I make all things new.” God does not throw His people away and make different ones. He takes what is worn and broken, and makes it new. That day has not come. People still die, and you may be crying as you read. Faith does not ask you to stop. The promise says that your tears have an end, and that God will dry them Himself. He told John to write it down, so that it could be held by people who could hardly hold on.

A small beginning here is worth making, because it points the same way. What do you most long to see made new? Tell Him, and leave it with Him tonight.`,
    },
  ],
};
