import { useLocation } from "@remix-run/react";
import { type ReactNode, useContext, useEffect, useRef } from "react";
import { ScriptMark } from "~/http/page-contexts";
import { loadsDocument } from "../layout/site-links";

type PrintButtonProps = { className?: string; children?: ReactNode };

/**
 * Opens the browser's print window, for which it needs a script: without one it is not shown, and the
 * browser's own menu prints the same.
 */
export function PrintButton({ className = link, children = "Print" }: PrintButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { pathname, search } = useLocation();
  const nonce = useContext(ScriptMark);
  useEffect(() => {
    if (button.current) offer(button.current);
  }, []);
  return (
    <>
      <button ref={button} type="button" hidden className={className}>
        {children}
      </button>
      {loadsDocument(pathname + search) && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
        <script nonce={nonce} data-alone="" dangerouslySetInnerHTML={{ __html: offerPrint }} />
      )}
    </>
  );
}

const link = "link min-h-11";

function offer(button: HTMLButtonElement): void {
  button.onclick = () => print();
  button.hidden = false;
}

/** `offer`, for pages without other scripts. */
const offerPrint =
  "(b=>{b.onclick=()=>print();b.hidden=!1})(document.currentScript.previousElementSibling)";
