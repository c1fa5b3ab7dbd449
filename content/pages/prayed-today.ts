/** Over a list that is prayed. @param people of many the last */
export function prayedToday(people: readonly string[]): string {
  if (people.length === 0) return "You’ve prayed your whole list today.";
  const named = people.length > 4 ? [...people.slice(0, 3), "others"] : people;
  return `You prayed for ${new Intl.ListFormat("en").format(named)} today.`;
}
