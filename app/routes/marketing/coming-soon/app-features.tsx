const features = [
  "Prayers from scripture, made personal",
  "Plans of five minutes a day",
  "A private journal of prayers and answers",
  "Visual praying and scripture music",
  "Prayer groups and shared requests",
  "A devotional for every day",
];

/** What the app will hold. */
export function AppFeatures() {
  return (
    <section aria-labelledby="app-heading">
      <h2 id="app-heading">What the app will hold</h2>
      <ul className="mt-5">
        {features.map((feature) => (
          <li key={feature} className="border-b border-line py-3">
            {feature}
          </li>
        ))}
      </ul>
    </section>
  );
}
