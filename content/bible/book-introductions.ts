/** What each book is, in two sentences: by the name of the book, "|" between. */
const table = `
  Genesis | The world begins here, good and then broken, and God starts to mend it with one family. Abraham, Sarah, Jacob and Joseph carry a promise that they often doubt and that God keeps.
  Exodus | God hears Israel groaning in Egypt, sends Moses, and leads the people out through the sea. At Sinai they receive the Ten Commandments, and a tent where God will live among them.
  Leviticus | How can a holy God live among people who fail? These are the laws of sacrifice, cleanness, rest and justice, and among them stands the command to love your neighbor as yourself.
  Numbers | Israel spends forty years in the wilderness, counted at the start and counted again at the end. They complain, rebel and lose a generation on the way, and God still brings their children to the border.
  Deuteronomy | On the edge of the promised land, Moses speaks to Israel for the last time. He goes over the road behind them and the law before them, and asks them to love God with all their heart.
  Joshua | Joshua leads Israel across the Jordan and into the land. There are wars, hard to read, then the land is divided, and the people promise to serve the LORD.
  Judges | Israel forgets God, is oppressed, cries out and is rescued, again and again. The rescuers are as flawed as the times, and each round leaves things worse than the last.
  Ruth | A widow from Moab refuses to leave her bereaved mother-in-law and goes with her to Bethlehem. Through loyalty, hard work and a kind man, an empty house fills again, and David’s family begins.
  1 Samuel | Hannah prays for a son, and Samuel grows up to anoint Israel’s first two kings. Saul begins well and falls apart, while David, chosen and hunted, waits his turn.
  2 Samuel | David becomes king, unites the tribes and makes Jerusalem his city. Then he takes another man’s wife and has the man killed, and his own household pays for it.
  1 Kings | Solomon asks for wisdom and builds the temple, and his heart drifts all the same. The kingdom splits in two, and the prophet Elijah stands up to a king.
  2 Kings | Elisha follows Elijah, and king follows king in Israel and Judah. Few of them listen, and the book ends with Jerusalem burned and the people in exile.
  1 Chronicles | Long lists of names remind a people back from exile where they come from. Then David’s reign is told again, with the worship he prepared for the temple at its center.
  2 Chronicles | Judah’s story is told from Solomon’s temple to its ruin, with its eye on who sought God and who didn’t. It ends on an open door: Cyrus of Persia lets the exiles go home.
  Ezra | The first exiles come home and rebuild the temple against opposition. Years later Ezra the scribe arrives, teaches the law, and grieves over what he finds.
  Nehemiah | A cupbearer in Persia weeps over Jerusalem’s broken walls and asks the king for leave to rebuild them. The wall goes up in fifty-two days, and then the harder work on the people begins.
  Esther | A Jewish orphan becomes queen of Persia, and then her people are marked for death. God isn’t named once, and yet the book is full of turns that nobody in it could have planned.
  Job | A good man loses his children, his wealth and his health, and his friends explain why he must have earned it. Job argues with God in long poems, and God answers with questions and takes his side against his friends.
  Psalms | A hundred and fifty songs and prayers for the whole of life, from praise to despair. Israel sang them, Jesus prayed them, and they’ll lend you words when you have none.
  Proverbs | Short sayings about work, money, friends, speech, parents and fools, most of them linked with Solomon’s name. It says how life usually goes when we fear God and pay attention, rather than making promises.
  Ecclesiastes | A teacher has tried pleasure, work and wisdom and found that everything is a breath. He’s honest about death and unfairness, and he sends us back to our bread, our work and God.
  Song of Solomon | Two lovers praise each other in poems full of gardens, spices and longing. It honors love between a man and a woman, and many have also read in it the love between God and His people.
  Isaiah | Isaiah warns Judah of judgment and then speaks some of the Bible’s greatest comfort to people in exile. A child is promised, a servant suffers for others, and the nations come to the light.
  Jeremiah | For forty years Jeremiah tells Judah the truth while Jerusalem heads for ruin, and he suffers for every word. In the middle of it he promises a new covenant, written on the heart.
  Lamentations | Five poems weep over Jerusalem after its fall, four of them built on the Hebrew alphabet. Near the center, grief looks up for a moment: God’s mercies are new every morning.
  Ezekiel | A priest among the exiles in Babylon sees visions that nobody could invent: wheels, a valley of dry bones, a river from a temple. God’s glory leaves Jerusalem, and God promises His people a new heart.
  Daniel | Daniel and his friends stay faithful at a foreign court, in a furnace and among lions. Visions of beasts and kingdoms follow, and over all of them God reigns.
  Hosea | Hosea’s unfaithful wife becomes a picture of Israel, and his own love for her a picture of God’s. The words swing between anger and tenderness, and near the end God promises to heal them.
  Joel | A plague of locusts becomes a call to return to God with all the heart. Beyond it Joel sees the day when God pours out His Spirit on everyone, old and young.
  Amos | A shepherd from the south is sent to a rich and pious north that tramples the poor. God wants no more songs, he says, but justice that rolls on like a river.
  Obadiah | The shortest book of the Old Testament is about Edom, which stood by and gloated when Jerusalem fell. Pride will be brought down, Obadiah says, and the kingdom will be the LORD’s.
  Jonah | A prophet runs from God, is swallowed by a great fish, and at last preaches to the city he hates. Nineveh repents, God has mercy, and Jonah is angry about it.
  Micah | Micah sees rulers who skin the poor, and he tells them what’s coming. He also sees a ruler born in Bethlehem, and says what God asks: justice, mercy, and walking humbly.
  Nahum | Nineveh, capital of a cruel empire, is going to fall. For the peoples it has crushed, that is news of rescue, and Nahum says it in fierce poetry.
  Habakkuk | Habakkuk asks God why He puts up with violence, and doesn’t much like the answer. He waits, listens, and ends with a song of joy, though the fig tree doesn’t bud.
  Zephaniah | A day of the LORD is coming, dark for the proud in Judah and for the nations around. A humble people will be left, and God will rejoice over them with singing.
  Haggai | The exiles are home, their houses have panels, and God’s house lies in ruins. In four short messages Haggai gets them building, and promises that God is with them.
  Zechariah | In eight night visions and the words that follow, Zechariah encourages those who rebuild the temple. A king comes humble, on a donkey, and they’ll look on the one they have pierced.
  Malachi | People have grown bored with worship, and they answer God back. Malachi argues with them over blemished lambs, broken marriages and withheld tithes, and closes the Old Testament by promising a messenger.
  Matthew | Matthew shows Jesus as the Messiah whom Israel’s Scriptures were waiting for. Five long teachings, the Sermon on the Mount among them, stand between His birth and His sending of the disciples to all nations.
  Mark | The shortest Gospel moves fast, from one act of Jesus to the next. Half of it is the road to the cross, and the disciples keep misunderstanding Him all the way.
  Luke | Luke asked those who were there and wrote it down with care. His Jesus eats with outsiders, welcomes women and the poor, and tells of the Good Samaritan and the Prodigal Son.
  John | John tells fewer stories and stays longer with each, so that we may believe and have life. Jesus says who He is: the bread, the light, the shepherd, the way.
  Acts | Luke’s second book follows the good news from Jerusalem to Rome. The Spirit comes at Pentecost, Peter and Paul preach, and the church has to learn that it’s for everyone.
  Romans | Paul’s longest letter goes to a church he hasn’t met yet. It says how God sets people right through faith in Christ, what that means for Israel, and how to live from it.
  1 Corinthians | The church in Corinth is gifted, divided and full of questions. Paul answers on quarrels, sex, marriage, worship and resurrection, and puts love at the center.
  2 Corinthians | Paul has been hurt by this church and opens his heart to it. He writes about comfort, weakness, forgiveness and giving, and about treasure in jars of clay.
  Galatians | Some are telling these Christians that faith isn’t enough, and Paul is upset. We’re free in Christ, he says, and free in order to love, by the Spirit.
  Ephesians | God has planned from the beginning to bring everything together in Christ. So Jew and Gentile become one family, and the second half says how that family lives.
  Philippians | From prison Paul thanks a church that he loves, and the word joy keeps coming back. At its heart is a hymn about Jesus, who emptied Himself and was lifted up.
  Colossians | A church that’s being offered secrets and rules hears how great Christ already is. In Him all things hold together, and you’ve been raised with Him.
  1 Thessalonians | One of Paul’s earliest letters encourages a young church that’s under pressure. They worry about Christians who have died, and he tells them to grieve with hope, because Jesus is coming back.
  2 Thessalonians | Some have been alarmed that the day of the Lord is already here, and some have stopped working. Paul steadies both, and asks them not to tire of doing good.
  1 Timothy | Advice for a young leader in Ephesus: what to teach, whom to trust with a task, how to care for widows and elders. Be an example, it says, even though you’re young.
  2 Timothy | Paul is in prison, expects to die, and writes to Timothy as to a son. He asks him to stay with the Scriptures, to endure, and to come before winter.
  Titus | Titus is to put things in order in the churches of Crete. Grace has appeared, says the letter, and it teaches us to live well in this present age.
  Philemon | Paul sends the slave Onesimus back to his master with this letter in hand. Welcome him as a brother, he writes, and charge whatever he owes to me.
  Hebrews | A sermon to tired Christians who are tempted to turn back. Jesus is greater than angels, Moses and priests, it says, so hold on, as the faithful of old did.
  James | Short, practical and hard to argue with. James writes about trials, the tongue, rich and poor, and a faith that shows in what we do.
  1 Peter | Christians scattered in Asia Minor are suffering for their faith. Peter reminds them of their living hope, and of Christ, who suffered without striking back.
  2 Peter | A last letter warns against teachers who use people and laugh at the promise of His coming. God isn’t slow, it says, but patient, wanting everyone to come to repentance.
  1 John | God is light, and God is love, and whoever knows Him loves others. John writes so that those who believe may know they have eternal life.
  2 John | A short note to a church, or to a woman and her children. Walk in truth and love, it says, and be careful whom you welcome as a teacher.
  3 John | A personal letter to Gaius, who took in traveling preachers he had never met. John thanks him, and has a word about Diotrephes, who likes to be first.
  Jude | Jude meant to write about salvation and had to write a warning instead, for some were turning grace into an excuse. He closes with one of the Bible’s great blessings.
  Revelation | John, exiled on Patmos, writes down visions for seven churches under pressure. Through beasts and trumpets and plagues the Lamb wins, and in the end God wipes away every tear.
`;

const introductions = new Map(
  table
    .trim()
    .split("\n")
    .map((line): [name: string, text: string] => {
      const [name = "", text = ""] = line.split(" | ").map((part) => part.trim());
      return [name, text];
    }),
);

/** Two sentences for whoever doesn't know the book yet. */
export const getIntroduction = ({ name }: { name: string }): string =>
  introductions.get(name) ?? "";
