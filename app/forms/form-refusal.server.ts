import type { MessageWithAction } from "~/http/message";

type Details = {
  status: number;
  text: string;
  headers?: Record<string, string>;
  /** A plain sentence of the form's own; else the status stands before it. */
  foreseen?: boolean;
  /** What is said of each field that it is about. */
  fields?: Record<string, string>;
  /** What the form's hidden fields hold from now on, where it is not what was sent. */
  values?: Record<string, string>;
  /** Where to look at what stands in the way. */
  action?: MessageWithAction["action"];
};

/** A form that is well written but not taken: who saves it throws this. */
export class FormRefusal extends Error {
  constructor(readonly details: Details) {
    super(details.text);
    this.name = "FormRefusal";
  }
}
