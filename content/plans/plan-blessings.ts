/** What a plan ends with, by its id: a blessing of our own for whoever has prayed its last day. */
export const blessings: Readonly<Record<string, string>> = {
  "1": "May God, who was never in a hurry with you, keep you slow to anger and quick to mend. May the next hot minute find Him already in it.",
  "anxiety-plan":
    "May the peace you asked for stand guard at your door tonight. And if the worry comes back, may you find God already there.",
  "family-plan":
    "May God bless the table where you sit and everybody who belongs there, the ones who came and the ones who couldn’t. May your home be a place where people can put things down.",
  "combat-worry-plan":
    "May you carry today and no more than today. God is already awake in tomorrow, and He’ll meet you there.",
  "new-beginnings-plan":
    "May God bless the first step and the clumsy second one. What’s behind you has been in His hands a long time, and so has the road.",
  "calm-storm-plan":
    "May you know who’s in the boat. When the wind drops, may you be thankful, and while it blows, may you not be alone.",
  "forgiveness-plan":
    "May you be as free as God wants you to be. May what you’ve laid down stay down, and if you pick it up again, may He be patient with you.",
  "financial-peace-plan":
    "May there be bread on your table and something over to give. May you sleep well, rich or poor, because you’re known by name.",
  "healing-plan":
    "May Jesus, who stopped for people, stop for you. May you be touched where it hurts, and held where it doesn’t get better yet.",
  "faith-plan":
    "May you be braver than you feel, because of who goes with you. The dark is smaller than it looks, and God is nearer than that.",
  "wisdom-plan":
    "May God give you a listening heart, a slow tongue, and friends who tell you the truth. May what’s right be plain enough to do.",
  "miracles-plan":
    "May you see it when God passes through an ordinary day. And when nothing seems to happen, may you remember that He’s good at beginning small.",
  "advent-plan":
    "May the child who was laid in hay find room with you, however full the house is. The waiting is over, and God is here.",
  "christmas-plan":
    "May the child whom shepherds found stay with you when the tree comes down. May you be warned in time, be brave, and find the other way home.",
  "lent-plan":
    "May you find, when you look back, that there was water in the desert. May God finish in you what these days have only begun, and call you by name in the garden.",
  "holy-week-plan":
    "May the Lord who went down into the dark be with you in whatever is dark now. And may the morning surprise you, as it surprised the women who came to weep.",
  "easter-plan":
    "May the Lord who made breakfast on the shore go on ahead of you and be there when you arrive. May you be raised in everything that has gone under.",
  "come-holy-spirit-plan":
    "May the Spirit you’ve been asking for find you with the others, or find you alone and be company. May you understand more voices than you did, and be understood.",
  "lords-prayer-plan":
    "May you never again say these words alone. Your Father hears you, in the kitchen and in the car, and all over the world somebody is praying along.",
  "grief-plan":
    "May God sit with you as long as it takes. May the love that hurts now be safe with Him, and may morning come gently.",
  "joy-plan":
    "May God’s own gladness find its way into your week, by the side door if it has to. May you laugh, and may somebody laugh with you.",
  "women-who-prayed-plan":
    "May you pray as they did: out loud, in tears, by the river, at the worst time. God listened to them, and He’s listening to you.",
  "couples-plan":
    "May the Lord who fell in with two on the road fall in with you. May you be glad of each other’s step on the stairs, and have a chair for a third.",
  "prayer-partners-plan":
    "May God, who sent Jonathan to the woods, go on sending you to each other. May neither of you fall alone, and may your answers come knocking.",
  "at-the-table-plan":
    "May God bless all who sat here, the loud ones and the quiet ones. May there be enough in the jar, and room for one more, and someone who listens.",
  "teenagers-plan":
    "May God, who sees the whole heart and loves you, call you by your real name. May you find one true friend, and someone to tell.",
  "mark-plan":
    "May the risen Jesus go ahead of you to whatever Galilee is yours, and may you meet Him there on a working day. May you follow Him along the road.",
  "psalter-plan":
    "May the God who has heard a hundred and fifty of these from you keep the hard ones and give you back the glad. May your breath go on being praise.",
  "philippians-plan":
    "May He who began a good work in you carry it on to the end. May His peace stand guard over your heart and mind, in plenty and in want.",
  "sermon-on-the-mount-plan":
    "May you be blessed where He said you’d be. May your house be on rock, and may God’s rain fall on your field and on your enemy’s.",
  "ruth-plan":
    "May the LORD repay your kindness. May you find grain left lying for you on purpose, and may His wings be wide over everyone you’ve walked with.",
  "psalms-for-the-night-plan":
    "May you lie down in peace tonight. The One who keeps you doesn’t sleep, so you may.",
};

/** Once a plan is prayed to its end. */
export const allDaysPrayed = (count: number) =>
  `You’ve prayed all ${counted[count - 3] ?? count} days.`;

const counted = ["three", "four", "five", "six", "seven", "eight", "nine", "ten"];
