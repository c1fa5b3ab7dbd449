import { backup } from "./backup/backup.server";
import { restore } from "./backup/restore.server";
import type { Command } from "./command.server";
import { copy } from "./copy.server";
import { doctor } from "./doctor/doctor.server";
import { erase } from "./erase.server";
import { exportCommand } from "./export.server";
import { inbox } from "./inbox.server";
import { letter } from "./letters/letter.server";
import { outbox } from "./letters/outbox.server";
import { migrate } from "./migrate.server";
import { serve } from "./serve/command.server";
import { unsubscribe } from "./unsubscribe.server";
import { user } from "./user.server";

/** Every command, in the order of the help. */
export const commands: readonly Command[] = [
  serve,
  migrate,
  backup,
  restore,
  copy,
  inbox,
  exportCommand,
  erase,
  user,
  unsubscribe,
  letter,
  outbox,
  doctor,
];
