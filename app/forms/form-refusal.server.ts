type Details = {
  status: number;
  text: string;
  headers?: Record<string, string>;
  /** A plain sentence of the form's own; else the status stands before it. */
  foreseen?: boolean;
  /** What is said of each field that it is about. */
  fields?: Record<string, string>;
};

/** A form that is well written but not taken: who saves it throws this. */
export class FormRefusal extends Error {
  constructor(readonly details: Details) {
    super(details.text);
    this.name = "FormRefusal";
  }
}
