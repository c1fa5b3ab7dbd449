import { Link, useSearchParams } from "@remix-run/react";
import { doneParameter, type WordsToAct } from "~/forms/form";
import { Notice } from "./notice";

type IntentNoticeProps = {
  intent: string;
  words: WordsToAct;
  variant?: "success" | "info";
  className?: string;
};

/** What came of an intent, said in place: the words of its toast, for those who see no toast. */
export function IntentNotice({ intent, words, variant = "info", className }: IntentNoticeProps) {
  const [search] = useSearchParams();
  if (search.get(doneParameter) !== intent) return null;
  return (
    <Notice variant={variant} title={words.title} className={className}>
      {words.description}
      {words.action && (
        <>
          {" "}
          <Link to={words.action.to} className="link">
            {words.action.label}
          </Link>
        </>
      )}
    </Notice>
  );
}
