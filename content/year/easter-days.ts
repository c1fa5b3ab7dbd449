import { passageOf } from "../bible/passage.server";
import type { NamedDay } from "./feasts";

/** By the days since Easter Day. */
export const easterDays: Readonly<Record<number, NamedDay>> = {
  [-49]: {
    title: "The Last Sunday after the Epiphany",
    color: "white",
    verse: {
      reference: "2 Corinthians 4:6",
      verses:
        "For God, who said, “Let light shine out of darkness,” made His light shine in our hearts to give us the light of the knowledge of the glory of God in the face of Jesus Christ.",
      line: "Let there be light, You said, and one day the light had a face. Let me see it, Lord, before the valley.",
    },
    reading: passageOf("Matthew 17:1-8"),
    collect:
      "Jesus, Your friends lay on the ground, and You came over and touched them. Touch us, too, before the road goes down to Jerusalem, and we’ll get up and walk it with You; for You live with the Father and the Holy Spirit, one God, forever.",
  },
  [-46]: {
    title: "Ash Wednesday",
    reading: passageOf("Joel 2:12-17"),
  },
  [-7]: {
    title: "Palm Sunday",
    reading: passageOf("Matthew 21:1-9"),
  },
  [-6]: { title: "Monday of Holy Week", reading: passageOf("John 12:1-8") },
  [-5]: { title: "Tuesday of Holy Week", reading: passageOf("John 12:20-28") },
  [-4]: { title: "Wednesday of Holy Week", reading: passageOf("Matthew 26:14-25") },
  [-3]: {
    title: "Maundy Thursday",
    color: "white",
    reading: passageOf("John 13:1-15"),
    collect:
      "Jesus, You knelt on the floor with a towel, and Peter told You no. We’re a lot like him. Wash our feet. Feed us at Your table, and stay awake with us tonight; for You loved Your own, and You loved them to the end.",
  },
  [-2]: {
    title: "Good Friday",
    reading: passageOf("John 19:16-30"),
    collect:
      "Lord, we don’t have any words for this. You hung there, and You forgave. We’ll stay at the foot of the cross for a while; for You’re holy, and strong, and immortal, and by Your cross You’ve redeemed the world.",
  },
  [-1]: {
    title: "Holy Saturday",
    reading: passageOf("Matthew 27:57-61"),
    collect:
      "God, it’s quiet, and the stone is in place. Be with all whose hope is in the ground, where Your Son has been. We’ll wait here with the women until it’s light; through the same Jesus Christ our Lord.",
  },
  0: {
    title: "Easter Day",
    reading: passageOf("Mark 16:1-7"),
  },
  1: {
    title: "Monday in Easter Week",
    reading: passageOf("Luke 24:13-24"),
    collect:
      "Jesus, two people were walking away from it all, and You fell in beside them and asked what they were talking about. We’ve been sad for miles, too. Keep to our pace, and hear the whole story out; for You walk with us still, one with the Father and the Spirit, to the end of the age.",
  },
  2: {
    title: "Tuesday in Easter Week",
    reading: passageOf("Luke 24:25-35"),
    collect:
      "Stay with us, Jesus. Take the bread, and bless it, and open our eyes. Then get us up from the table, tired as we are, to run and tell the others; for You’re risen, and You live with the Father and the Holy Spirit, one God, forever.",
  },
  3: { title: "Wednesday in Easter Week", reading: passageOf("Luke 24:36-49") },
  4: { title: "Thursday in Easter Week", reading: passageOf("Matthew 28:1-10") },
  5: { title: "Friday in Easter Week", reading: passageOf("1 Corinthians 15:1-11") },
  6: { title: "Saturday in Easter Week", reading: passageOf("Acts 10:34-43") },
  39: {
    title: "Ascension Day",
    reading: {
      reference: "Luke 24:50-53",
      verses:
        "When Jesus had led them out as far as Bethany, He lifted up His hands and blessed them. While He was blessing them, He left them and was carried up into heaven. And they worshiped Him and returned to Jerusalem with great joy, praising God continually in the temple.",
    },
    collect:
      "Lord Jesus, You went up with Your hands raised to bless us, and the scars were still in them. Bless us from where You are, and send us back down the hill with joy; for You reign with the Father and the Holy Spirit, one God, forever.",
  },
  49: {
    title: "Pentecost",
    color: "red",
    reading: passageOf("Acts 2:1-11"),
  },
  56: {
    title: "Trinity Sunday",
    color: "white",
    verse: {
      reference: "2 Corinthians 13:14",
      verses:
        "The grace of the Lord Jesus Christ, and the love of God, and the fellowship of the Holy Spirit be with all of you.",
      line: "Grace from Jesus, love from the Father, the Spirit for company. I don’t lack a thing, and I thank You.",
    },
    reading: passageOf("Matthew 28:16-20"),
  },
};
