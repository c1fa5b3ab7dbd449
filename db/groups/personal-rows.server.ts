import { eq } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { type PersonalRows, rowsOf, shown } from "#db/accounts/personal-data/personal-rows.server";
import * as groups from "#db/schema/groups";

const { groupBlocks: blocks, groupMembers: seats, groupNotes: lines, groupPrayers } = groups;
const { groupInvitations: invitations, groupReports: reports, groupRequests: asked } = groups;
const { groupLetters: wanted } = groups;

const group = groups.prayerGroups.name;
const inGroup = ({ groupId }: Record<"groupId", SQLiteColumn>) => [
  { table: groups.prayerGroups, on: eq(groups.prayerGroups.id, groupId) },
];
const unnamed = { groupId: null, aboutId: null, blockedId: null, doneBy: null };

/** By their names in the file that a person takes along. */
export const groupRows = {
  groups: {
    table: seats,
    columns: { group, ...shown(seats, { ...unnamed, name: "knownAs" }) },
    key: [seats.joinedAt, seats.groupId],
    joins: inGroup(seats),
  },
  groupLetters: {
    table: wanted,
    columns: { group, ...shown(wanted, { ...unnamed, dueAt: "nextAt", lastOn: "lastLetterOn" }) },
    key: [wanted.id],
    joins: inGroup(wanted),
  },
  groupInvitations: {
    table: invitations,
    columns: { group, ...shown(invitations, unnamed) },
    key: [invitations.createdAt, invitations.tokenHash],
    joins: inGroup(invitations),
  },
  groupRequests: {
    table: asked,
    columns: { group, ...shown(asked, { ...unnamed, person: "for" }) },
    key: [asked.id],
    at: asked.createdAt,
    joins: inGroup(asked),
  },
  groupNotes: rowsOf(lines, [lines.id], {}, lines.writtenAt),
  groupPrayers: rowsOf(groupPrayers, [groupPrayers.prayedAt, groupPrayers.requestId]),
  groupBlocks: {
    table: blocks,
    columns: shown(blocks, unnamed),
    key: [blocks.blockedAt, blocks.blockedId],
  },
  groupReports: rowsOf(
    reports,
    [reports.id],
    { ...unnamed, aboutName: "about", groupName: "group" },
    reports.reportedAt,
  ),
} satisfies Record<string, PersonalRows>;
