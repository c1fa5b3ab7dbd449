type Faq = { question: string; answer: string };

/** The questions and answers of a page, for search engines. */
export function faqStructuredData(faqs: readonly Faq[]): object {
  return {
    "@type": "FAQPage",
    mainEntity: faqs.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
