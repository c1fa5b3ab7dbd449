/** The signs of places to share something in, drawn in the line of the icons. */
export const shareShapes = {
  copy: "M9 9h12v12H9zM5 15H3V3h12v2",
  facebook: "M17 2.5h-3a4.5 4.5 0 0 0-4.5 4.5v3h-3v4h3v7.5h4V14h3l1-4h-4V7.5a1 1 0 0 1 1-1h2.5z",
  x: "M3.5 3.5h4.2l12.8 17h-4.2zM20 3.5l-7 7.6M4 20.5l7.2-7.8",
  linkedin:
    "M4 3.5h.01M2.5 9h3v11.5h-3zM10 20.5V9h3v1.8c1-1.5 2.3-2.1 3.9-2.1 3 0 4.6 2 4.6 5.3v6.5h-3.3v-6c0-1.9-.8-2.9-2.3-2.9-1.6 0-2.6 1.1-2.6 3v5.9z",
  whatsapp:
    "M3 21l1.3-4.5a9 9 0 1 1 3.3 3.3zM8.8 8.3c.2 3.7 2.9 6.6 6.8 6.9l.9-1.8-2.1-1.2-1 .9a5 5 0 0 1-2.4-2.5l.9-1-1.1-2.1z",
  instagram:
    "M7.5 2.5h9a5 5 0 0 1 5 5v9a5 5 0 0 1-5 5h-9a5 5 0 0 1-5-5v-9a5 5 0 0 1 5-5zM16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM17.2 6.8h.01",
  picture: "M3 5h18v14H3zM3 17l5-6 4 4 3-3 6 5M16.5 9h.01",
  send: "M12 15V3M7.5 7.2 12 3l4.5 4.2M5 12v8.5h14V12",
} as const;
