import { Icon } from "../controls/icon";
import { dangerClass } from "./team-classes";

/** The mark of words of danger among what is known of a request or message. */
export function DangerMark() {
  return (
    <li className={dangerClass}>
      <Icon of="circle-alert" /> Words of danger
    </li>
  );
}
