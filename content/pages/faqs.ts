import { filled } from "../filled.server";
import { crisisLine, type HelpPart, helpText } from "../help-lines";
import { perSite } from "../site.server";

export type Faq = {
  /** Where the answer stands; whoever comes to it there finds it open. */
  id: string;
  question: string;
  answer: string;
  /** The answer, where it has numbers to press. */
  line?: readonly HelpPart[];
  /** Where to do it. */
  link?: { to: string; label: string };
};

export type FaqGroup = { id: string; heading: string; about: string; faqs: readonly Faq[] };

const inCrisis = (): readonly HelpPart[] => [
  "We’re glad you asked. Please don’t wait for us: we aren’t a crisis service. ",
  ...crisisLine(),
];

const privacyChoices = { to: "/account/privacy", label: "Privacy Choices" };

/** The questions people ask, in the four groups that the help center names too. */
export const faqTopics = () => faqGroups().map(({ id, heading }) => ({ id, heading }));

export const faqGroups = perSite((): readonly FaqGroup[] =>
  groups.map(({ faqs, ...group }) => ({
    ...group,
    heading: filled(group.heading),
    about: filled(group.about),
    faqs: faqs.map(asked).filter(({ answer }) => answer !== ""),
  })),
);

function asked({ question, answer, ...faq }: Faq): Faq {
  const line = faq.id === "crisis" ? inCrisis() : undefined;
  const said = line ? helpText(line) : filled(answer).trim();
  return { ...faq, question: filled(question), answer: said, ...(line && { line }) };
}

/** A question without an answer is not asked. */
const groups: readonly FaqGroup[] = [
  {
    id: "about",
    heading: "About",
    about:
      "What {name} is{app}, who\u00a0it’s\u00a0for, and when the app is coming{/app}{noapp} and who\u00a0it’s\u00a0for{/noapp}.",
    faqs: [
      {
        id: "what-it-is",
        question: "What is {name}?",
        answer:
          "{name} helps Christian believers to pray every day. It offers prayers made from scripture, guided plans of several days, devotional themes, {app}a private journal, and ways to pray with others. This website holds the plans, themes, and articles, and My Prayers for whoever has an account. The rest comes with the app.{/app}{noapp}articles, and My Prayers for whoever has an account.{/noapp}",
      },
      {
        id: "denomination",
        question: "Does {name} belong to a church or denomination?",
        answer:
          "{samples}No. {name} is non-denominational. It keeps to what Christians share: the Bible, and prayer to God through Jesus. Where churches differ, we try to leave room.{/samples}",
      },
      {
        id: "release",
        question: "When will the app be released?",
        answer:
          "{app}The app is {expected}. Leave your email address on the waitlist, and we will write to you when it launches.{/app}",
      },
      {
        id: "samples",
        question: "What on this site is a sample?",
        answer:
          "{samples}The people named here, what they say, and the numbers beside plans are samples, and so are some other things. {/samples}The page about us says what is sample, where the words come from, and who answers for them.",
        link: { to: "/about#samples", label: "What is sample here" },
      },
      {
        id: "new-to-faith",
        question: "I’m new to faith. Is this for me?",
        answer:
          "Yes. Nobody expects you to know the Bible or the right words. We explain church words when we use them, and each day of a plan takes about five minutes.",
      },
      {
        id: "translation",
        question: "Which Bible translation do you quote?",
        answer:
          "The Berean Standard Bible, word for word. It is in the public domain, so you may copy and share every verse. The prayers and reflections are our own words.",
      },
    ],
  },
  {
    id: "using-the-app",
    heading: "Using {app}the App{/app}{noapp}This Site{/noapp}",
    about: "What it costs, how plans work, and what you can do now.",
    faqs: [
      {
        id: "price",
        question: "Is {name} free?",
        answer:
          "{app}There is a free tier, and there is a premium subscription. Premium adds more content and advanced features, and it has no ads. This website costs nothing.{/app}{noapp}Yes. Everything here is free, and there are no ads.{/noapp}",
      },
      {
        id: "before-the-app",
        question: "What can I do here{app} before the app is released{/app}?",
        answer:
          "You can pray every plan and theme on this site, read the articles, and send us a prayer request. You need no account for any of that. With an account you can save what you want to come back to.",
      },
      {
        id: "home-screen",
        question: "Can I put {name} on my home screen?",
        answer:
          "Yes. It then opens like an app, without the browser’s bars. On an iPhone or iPad, open this site in Safari, press Share, and choose Add to Home Screen. On Android, open it in Chrome, press the three dots, and choose Add to Home screen or Install app. There, once it’s installed, you can share words from other apps to {name}: they open in My Prayers as the beginning of a prayer, and nothing is saved until you save it.",
      },
      {
        id: "how-a-plan-works",
        question: "How does a prayer plan work?",
        answer:
          "Most plans have five, six, or seven days. Psalms for the Night has fourteen. The plans for a season keep its own days: Advent has twenty-two to twenty-eight, as the year gives them, Christmas has twelve, Lent has forty-six, Holy Week has eight, Easter has fifty, and Come, Holy Spirit has the nine before Pentecost. Others read a book of the Bible: Mark in Thirteen Weeks has ninety-one, The Psalms in Two Months has sixty, Philippians in Two Weeks has fourteen, The Sermon on the Mount has ten, and Ruth has eight. Each day gives you a passage of scripture, a prayer, and a reflection. Start with any day, and take as long as you like. With an account you can mark each day as done, and the plan opens at the next one. A missed day is not a failure. Under “Take it with you” each plan goes along as a file or into your calendar.",
      },
      {
        id: "without-a-connection",
        question: "Can I pray here without a connection?",
        answer:
          "Yes. Your browser keeps a part of this site on your device: prayers for the hours and feelings of a week, today and the next six days, the Psalms, and what you open. With an account it keeps your list and your prayers, too, encrypted for your account alone. What you write or mark meanwhile is sent once you’re back. On a computer that others use, say so when you log in, and nothing is kept. Scripts have to be on for this.",
      },
      {
        id: "answers",
        question: "Can I keep track of my prayers and their answers?",
        answer:
          "Yes{app}, in the app, and here already{/app}: with an account you have My Prayers. You write down what you pray for, come back to it, and note how it was answered. Some entries will stay open for a long time. There is room for those too. A list that you have already can be brought in, and you can take everything along as text or as a table.",
      },
      {
        id: "praying-together",
        question: "Can I pray together with others?",
        answer:
          "Yes. With an account you can begin a prayer group here and invite people by a link. You ask each other for prayer, pray through the requests, and follow one plan together. Only the people in the group read what’s written there; the people who run this site could open it, too.{app} In the app, once it’s out, you’ll also be able to ask the whole community to pray with you.{/app}",
      },
    ],
  },
  {
    id: "account-and-privacy",
    heading: "Account & Privacy",
    about: "Who sees what you write, what we keep, and how to have it deleted.",
    faqs: [
      {
        id: "who-sees-prayers",
        question: "Who can see my prayers?",
        answer:
          "Other people here can’t see what you write in My Prayers; the people who run this site could. What you write in a prayer group, everyone in that group can read. {app}In the app, once it’s out, what you write is private by default, and you’ll be able to share a prayer with the community or with one of your groups. {/app}A prayer request goes to our prayer team. Did you mark it as private? {privateRequest}",
      },
      {
        id: "prayer-lock",
        question: "Can I lock my prayers?",
        answer:
          "Yes, where this site seals what is written and sends email: in the account settings, under Prayer lock. Then your password opens them, or a recovery code of twelve words that you write down. After seven days, the site’s own key no longer does. While you’re signed in, the site still reads them to show them to you. If you lose both password and code, nobody can bring your prayers back.",
      },
      {
        id: "need-of-an-account",
        question: "Do I need an account?",
        answer:
          "No. You can browse the whole site and send every form without one. An account keeps your place in a plan and saves what you want to come back to. You must be at least 13 years old to create one.",
      },
      {
        id: "deleting-an-account",
        question: "How do I delete my account?",
        answer:
          "Open the account settings, go to Privacy Choices, and choose to delete the account. That removes all of your data at once; a backup made before may hold it until a newer one takes its place. You can download it first.{app} In the app, once it’s out, it’ll work the same way.{/app}",
        link: privacyChoices,
      },
      {
        id: "forgotten-password",
        question: "I forgot my password. What now?",
        answer:
          "Press “Forgot your password?” where you log in. It sends you a link to a new one, or leads to the contact page: then write to us and name your username. We cannot read your password, but we can help you to get back in.",
      },
      {
        id: "tracking",
        question: "Does this site follow me around?",
        answer:
          "No. There is no analytics, no advertising, and no script from anyone else. If you only read, no cookie is set. The cookie policy lists every cookie by name.{photos} One other company hears of your visit: some pictures come from the photo service Unsplash, which sees your network address when your browser loads one, but not which page you were reading.{/photos}",
      },
    ],
  },
  {
    id: "support",
    heading: "Support",
    about: "How to reach us, how soon we answer, and how to report a bug.",
    faqs: [
      {
        id: "crisis",
        question: "I’m in crisis. Can you help?",
        answer: "{crisisLine}",
      },
      {
        id: "reaching-us",
        question: "How can I reach you?",
        answer: "Use the contact page, {reached}.{hours}",
      },
      {
        id: "reply-time",
        question: "How soon will you answer?",
        answer: "{reply}",
      },
      {
        id: "bugs",
        question: "How do I report a bug?",
        answer:
          "{app}In the app, once it’s out, go to Settings, then Report an Issue. For this website, use{/app}{noapp}Use{/noapp} the contact page and choose Technical Support. Tell us which page it was and what you did just before.",
      },
      {
        id: "plans-by-email",
        question: "Can I get a plan or the verse of the day by email?",
        answer:
          "Where this site sends email, each plan’s page has a form: choose an hour, confirm in the email we send you, and one day comes each morning. You can pause it for a week, or until you resume it, and pick up where you left off. For a verse each day or each week, choose it where you choose your newsletter: every email has the link at its end. We ask an address only once in 30 days, so if that email got lost, write to us.",
      },
      {
        id: "bell",
        question: "Can I be reminded to pray?",
        answer:
          "Yes, with an account. Under Settings you set a bell: days, up to three hours between 6 a.m. and 10 p.m., and a time zone. It rings in your own calendar, through a private address, and by email where this site sends any. An email says only that your list is ready, unless you want your prayers’ words in it, and none comes when nothing is left to pray that day. Nothing is counted, and one press lets the bell rest for a week.",
        link: { label: "Settings", to: "/account/settings" },
      },
      {
        id: "newsletter",
        question: "How do I stop the newsletter?",
        answer:
          "Every email has a link at its end to unsubscribe: one press, and no more come. Beside it you can choose which emails you want, or pause them. If you turned the newsletter on with your account, Privacy Choices turns it off too. Or write to {privacyEmail} from the address that gets it.",
        link: privacyChoices,
      },
    ],
  },
];
