/** The prayer that Jesus taught, from its first word on. */
export const lordsPrayer = {
  reference: "Matthew 6:9-13",
  quoted:
    "“Our Father in heaven, hallowed be Your name. Your kingdom come, Your will be done, on earth as it is in heaven. Give us this day our daily bread. And forgive us our debts, as we also have forgiven our debtors. And lead us not into temptation, but deliver us from the evil one.”",
};
