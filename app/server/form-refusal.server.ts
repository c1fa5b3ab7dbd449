type Details = {
  status: number;
  text: string;
  headers?: Record<string, string>;
  /** A plain sentence of the form's own; else the status stands before it. */
  foreseen?: boolean;
  /** The field that the sentence belongs to. */
  field?: string;
};

/** A form that is well written but not taken: who keeps it throws this. */
export class FormRefusal extends Error {
  constructor(readonly details: Details) {
    super(details.text);
    this.name = "FormRefusal";
  }
}
