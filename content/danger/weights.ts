/** What the recogniser of danger has learned from `corpus/`: `npm run train-danger` writes it. */
export { default as weights } from "./weights.json";
