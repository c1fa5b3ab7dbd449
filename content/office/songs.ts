import { passageOf } from "../bible/passage.server";
import type { Scripture } from "../scripture";

/** The note is said under it. */
type Song = Scripture & { title: string; note?: string };

const song = (title: string, reference: string): Song =>
  Object.assign(passageOf(reference), { title });

/** The songs of the Bible outside the psalms that morning prayer has in turn; Simeon’s is the night’s. */
export const songs: readonly Song[] = [
  {
    title: "The song of Zechariah",
    reference: "Luke 1:68-79",
    verses:
      "“Blessed be the Lord, the God of Israel, because He has visited and redeemed His people. He has raised up a horn of salvation for us in the house of His servant David, as He spoke through His holy prophets, those of ages past, salvation from our enemies and from the hand of all who hate us, to show mercy to our fathers and to remember His holy covenant, the oath He swore to our father Abraham, to grant us deliverance from hostile hands, that we may serve Him without fear, in holiness and righteousness before Him all the days of our lives. And you, child, will be called a prophet of the Most High; for you will go on before the Lord to prepare the way for Him, to give to His people the knowledge of salvation through the forgiveness of their sins, because of the tender mercy of our God, by which the Dawn will visit us from on high, to shine on those who live in darkness and in the shadow of death, to guide our feet into the path of peace.”",
  },
  {
    title: "Isaiah’s song of the springs",
    reference: "Isaiah 12:1-6",
    verses:
      "In that day you will say: “O LORD, I will praise You. Although You were angry with me, Your anger has turned away, and You have comforted me. Surely God is my salvation; I will trust and not be afraid. For the LORD GOD is my strength and my song, and He also has become my salvation.” With joy you will draw water from the springs of salvation, and on that day you will say: “Give praise to the LORD; proclaim His name! Make His works known among the peoples; declare that His name is exalted. Sing to the LORD, for He has done glorious things. Let this be known in all the earth. Cry out and sing, O citizen of Zion, for great among you is the Holy One of Israel.”",
  },
  {
    title: "The song of Mary",
    reference: "Luke 1:46-55",
    verses:
      "Then Mary said: “My soul magnifies the Lord, and my spirit rejoices in God my Savior! For He has looked with favor on the humble state of His servant. From now on all generations will call me blessed. For the Mighty One has done great things for me. Holy is His name. His mercy extends to those who fear Him, from generation to generation. He has performed mighty deeds with His arm; He has scattered those who are proud in the thoughts of their hearts. He has brought down rulers from their thrones, but has exalted the humble. He has filled the hungry with good things, but has sent the rich away empty. He has helped His servant Israel, remembering to be merciful, as He promised to our fathers, to Abraham and his descendants forever.”",
  },
  {
    title: "A song of the first Christians",
    reference: "Philippians 2:5-11",
    verses:
      "Let this mind be in you which was also in Christ Jesus: Who, existing in the form of God, did not consider equality with God something to be grasped, but emptied Himself, taking the form of a servant, being made in human likeness. And being found in appearance as a man, He humbled Himself and became obedient to death—even death on a cross. Therefore God exalted Him to the highest place and gave Him the name above all names, that at the name of Jesus every knee should bow, in heaven and on earth and under the earth, and every tongue confess that Jesus Christ is Lord, to the glory of God the Father.",
  },
  {
    title: "Isaiah’s song of rain and snow",
    reference: "Isaiah 55:6-11",
    verses:
      "Seek the LORD while He may be found; call on Him while He is near. Let the wicked man forsake his way and the unrighteous man his thoughts; let him return to the LORD, that He may have compassion, and to our God, for He will freely pardon. “For My thoughts are not your thoughts, neither are your ways My ways,” declares the LORD. For as the heavens are higher than the earth, so My ways are higher than your ways and My thoughts than your thoughts. For just as rain and snow fall from heaven and do not return without watering the earth, making it bud and sprout, and providing seed to sow and food to eat, so My word that proceeds from My mouth will not return to Me empty, but it will accomplish what I please, and it will prosper where I send it.",
  },
  {
    title: "A new song to the Lamb",
    reference: "Revelation 5:9-13",
    verses:
      "And they sang a new song: “Worthy are You to take the scroll and open its seals, because You were slain, and by Your blood You purchased for God those from every tribe and tongue and people and nation. You have made them to be a kingdom and priests to serve our God, and they will reign upon the earth.” Then I looked, and I heard the voices of many angels encircling the throne, and the living creatures and the elders. And their number was myriads of myriads and thousands of thousands. In a loud voice they were saying: “Worthy is the Lamb who was slain, to receive power and riches and wisdom and strength and honor and glory and blessing!” And I heard every creature in heaven and on earth and under the earth and in the sea, and all that is in them, saying: “To Him who sits on the throne and to the Lamb be praise and honor and glory and power forever and ever!”",
  },
  {
    title: "Isaiah’s song of eagles",
    reference: "Isaiah 40:28-31",
    verses:
      "Do you not know? Have you not heard? The LORD is the everlasting God, the Creator of the ends of the earth. He will not grow tired or weary; His understanding is beyond searching out. He gives power to the faint and increases the strength of the weak. Even youths grow tired and weary, and young men stumble and fall. But those who wait upon the LORD will renew their strength; they will mount up with wings like eagles; they will run and not grow weary, they will walk and not faint.",
  },
  {
    title: "A song before the throne",
    reference: "Revelation 4:11",
    verses:
      "“Worthy are You, our Lord and God, to receive glory and honor and power, for You created all things; by Your will they exist and were created.”",
  },
  Object.assign(song("The song of Hannah", "1 Samuel 2:1-8"), {
    note: "Hannah had waited for years, and she’d been mocked for it. She gives thanks for one child. She doesn’t promise a child to everyone who has prayed for one.",
  }),
];

/** Likewise those that only great days have. */
export const songsOfFeasts: readonly Song[] = [
  song("Isaiah’s song of the child", "Isaiah 9:6-7"),
  song("Isaiah’s song of the dawn", "Isaiah 60:1-6"),
  song("The song of the seraphim", "Isaiah 6:1-3"),
  song("Jonah’s song from the deep", "Jonah 2:1-9"),
  song("The song of the sea", "Exodus 15:11-13"),
];

/** Where it is. */
export const shortestSong = "Revelation 4:11";
