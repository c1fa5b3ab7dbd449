-- Who prays was named by default until now, and nobody can tell who chose it: each chooses anew.
UPDATE group_members SET isNamed = 0;
