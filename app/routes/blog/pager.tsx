import { Form } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { Button } from "~/ui/controls/button";
import { Icon } from "~/ui/controls/icon";

type PagerProps = { page: number; pageCount: number };

/** Leads through the pages of the list, one by one. */
export function Pager({ page, pageCount }: PagerProps) {
  useStartOfPage(page);
  return (
    <Form
      method="get"
      action="/blog"
      className="no-print mt-20 mb-12 flex max-w-104 flex-wrap items-center gap-3 @list:grid @list:max-w-none @list:grid-cols-[1fr_auto_1fr] [font-variant-numeric:tabular-nums]"
      aria-label="Pages"
    >
      <Button
        variant="secondary"
        className="flex-1 basis-32 @list:justify-self-start"
        name="page"
        value={page - 1}
        disabled={page === 1}
      >
        <Icon of="arrow-left" />
        Previous
      </Button>
      <p
        aria-live="polite"
        className="-order-1 basis-full text-center @list:order-none @list:basis-auto"
      >
        Page {page} of {pageCount}
      </p>
      <Button
        variant="secondary"
        className="flex-1 basis-32 @list:justify-self-end"
        name="page"
        value={page + 1}
        disabled={page === pageCount}
      >
        Next
        <Icon of="arrow-right" />
      </Button>
    </Form>
  );
}

/** Another page starts at its top, for the keyboard too: the button just pressed may be disabled now. */
function useStartOfPage(page: number) {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [page]);
}
