/** Verses that most people know a few words of, which are enough to mean them. */
export const knownVerses: readonly string[] = `
  Genesis 1:1; Genesis 1:3; Genesis 1:27; Genesis 2:24; Genesis 28:15; Genesis 50:20
  Exodus 3:14; Exodus 14:14; Exodus 15:2; Exodus 33:14
  Numbers 6:24; Numbers 6:25; Deuteronomy 6:5; Deuteronomy 31:6; Deuteronomy 31:8
  Joshua 1:8; Joshua 1:9; Joshua 24:15; Ruth 1:16; 1 Samuel 16:7; 1 Kings 19:4; 1 Kings 19:12
  1 Chronicles 16:34; 2 Chronicles 7:14; Nehemiah 8:10; Esther 4:14; Job 1:21; Job 19:25
  Psalm 1:1; Psalm 6:6; Psalm 8:4; Psalm 16:11; Psalm 18:2; Psalm 19:1; Psalm 19:14; Psalm 22:1
  Psalm 23:1; Psalm 23:2; Psalm 23:3; Psalm 23:4; Psalm 23:5; Psalm 23:6; Psalm 24:1
  Psalm 27:1; Psalm 27:14; Psalm 30:5; Psalm 32:8; Psalm 34:8; Psalm 34:18; Psalm 37:4
  Psalm 42:1; Psalm 46:1; Psalm 46:10; Psalm 51:10; Psalm 55:22; Psalm 56:3; Psalm 62:1
  Psalm 73:26; Psalm 84:10; Psalm 88:18; Psalm 90:12; Psalm 91:1; Psalm 91:2; Psalm 91:11; Psalm 100:4
  Psalm 103:1; Psalm 103:12; Psalm 107:1; Psalm 118:24; Psalm 119:11; Psalm 119:105
  Psalm 121:1; Psalm 121:2; Psalm 127:1; Psalm 133:1; Psalm 136:1; Psalm 139:14; Psalm 139:23
  Psalm 143:8; Psalm 147:3; Psalm 150:6
  Proverbs 1:7; Proverbs 3:5; Proverbs 3:6; Proverbs 4:23; Proverbs 6:6; Proverbs 15:1; Proverbs 16:3
  Proverbs 16:9; Proverbs 16:18; Proverbs 17:17; Proverbs 17:22; Proverbs 18:10; Proverbs 18:21
  Proverbs 22:6; Proverbs 27:17; Proverbs 31:10; Proverbs 31:25
  Ecclesiastes 3:1; Ecclesiastes 3:11; Ecclesiastes 4:12; Song of Solomon 8:6
  Isaiah 6:8; Isaiah 9:6; Isaiah 26:3; Isaiah 40:8; Isaiah 40:29; Isaiah 40:31; Isaiah 41:10
  Isaiah 43:2; Isaiah 43:19; Isaiah 53:5; Isaiah 53:6; Isaiah 54:17; Isaiah 55:8
  Jeremiah 1:5; Jeremiah 29:11; Jeremiah 33:3; Lamentations 3:22; Lamentations 3:23
  Micah 6:8; Habakkuk 3:18; Zephaniah 3:17
  Matthew 4:4; Matthew 5:3; Matthew 5:8; Matthew 5:9; Matthew 5:14; Matthew 5:16; Matthew 5:44
  Matthew 6:9; Matthew 6:10; Matthew 6:11; Matthew 6:21; Matthew 6:33; Matthew 6:34
  Matthew 7:1; Matthew 7:7; Matthew 11:28; Matthew 16:24; Matthew 18:20; Matthew 19:26
  Matthew 22:37; Matthew 22:39; Matthew 28:19; Matthew 28:20; Mark 9:24; Mark 10:45; Mark 12:30
  Luke 1:37; Luke 1:46; Luke 2:14; Luke 6:31; Luke 6:38; Luke 17:32; Luke 23:34
  John 1:1; John 1:5; John 1:14; John 3:16; John 3:30; John 4:24; John 6:35; John 8:12; John 8:32
  John 10:10; John 10:11; John 11:25; John 11:35; John 13:34; John 14:1; John 14:2; John 14:6
  John 14:27; John 15:5; John 15:12; John 15:13; John 16:24; John 16:33; John 20:29
  Acts 1:8; Acts 2:38; Acts 3:6; Acts 16:31; Acts 17:28; Acts 20:35
  Romans 1:16; Romans 3:23; Romans 5:8; Romans 6:23; Romans 7:24; Romans 8:1; Romans 8:18
  Romans 8:28; Romans 8:31; Romans 8:37; Romans 8:38; Romans 10:9; Romans 10:17; Romans 12:1; Romans 12:2
  Romans 12:12; Romans 12:21; Romans 15:13
  1 Corinthians 10:13; 1 Corinthians 13:4; 1 Corinthians 13:8; 1 Corinthians 13:13
  1 Corinthians 15:55; 1 Corinthians 16:14; 2 Corinthians 4:18; 2 Corinthians 5:7; 2 Corinthians 5:8
  2 Corinthians 5:17; 2 Corinthians 9:7; 2 Corinthians 12:9; 2 Corinthians 12:10
  Galatians 2:20; Galatians 5:22; Galatians 6:2; Galatians 6:7; Galatians 6:9
  Ephesians 2:8; Ephesians 2:10; Ephesians 3:20; Ephesians 4:26; Ephesians 4:32; Ephesians 6:10
  Ephesians 6:11; Philippians 1:6; Philippians 1:21; Philippians 2:10; Philippians 4:4
  Philippians 4:6; Philippians 4:7; Philippians 4:8; Philippians 4:13; Philippians 4:19
  Colossians 3:2; Colossians 3:23; 1 Thessalonians 5:16; 1 Thessalonians 5:17
  1 Thessalonians 5:18; 1 Timothy 4:12; 1 Timothy 6:10; 1 Timothy 6:12; 2 Timothy 1:7
  2 Timothy 3:16; 2 Timothy 4:7; Hebrews 4:12; Hebrews 4:16; Hebrews 10:25; Hebrews 11:1
  Hebrews 11:6; Hebrews 12:1; Hebrews 12:2; Hebrews 13:5; Hebrews 13:8
  James 1:2; James 1:5; James 1:17; James 1:19; James 4:7; James 4:8; James 5:16
  1 Peter 2:9; 1 Peter 5:7; 1 Peter 5:8; 1 John 1:9; 1 John 3:1; 1 John 4:4; 1 John 4:8
  1 John 4:18; 1 John 4:19; 1 John 5:14; Revelation 3:20; Revelation 21:4; Revelation 21:5
`
  .trim()
  .split(/[;\n]/)
  .map((one) => one.trim());
