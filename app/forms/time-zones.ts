export const commonZones: readonly { value: string; label: string }[] = [
  { value: "Pacific/Honolulu", label: "Hawaii" },
  { value: "America/Anchorage", label: "Alaska" },
  { value: "America/Los_Angeles", label: "Pacific (Los Angeles)" },
  { value: "America/Phoenix", label: "Arizona" },
  { value: "America/Denver", label: "Mountain (Denver)" },
  { value: "America/Chicago", label: "Central (Chicago)" },
  { value: "America/New_York", label: "Eastern (New York)" },
  { value: "America/Halifax", label: "Atlantic (Halifax)" },
  { value: "America/Sao_Paulo", label: "São Paulo" },
  { value: "Atlantic/Azores", label: "Azores" },
  { value: "Etc/UTC", label: "UTC" },
  { value: "Europe/London", label: "London, Dublin, Lisbon" },
  { value: "Africa/Lagos", label: "Lagos" },
  { value: "Europe/Berlin", label: "Berlin, Paris, Rome" },
  { value: "Africa/Johannesburg", label: "Johannesburg" },
  { value: "Europe/Athens", label: "Athens, Helsinki, Kyiv" },
  { value: "Africa/Nairobi", label: "Nairobi" },
  { value: "Asia/Dubai", label: "Dubai" },
  { value: "Asia/Karachi", label: "Karachi" },
  { value: "Asia/Kolkata", label: "India" },
  { value: "Asia/Bangkok", label: "Bangkok, Jakarta" },
  { value: "Asia/Manila", label: "Manila, Singapore, Perth" },
  { value: "Asia/Tokyo", label: "Tokyo, Seoul" },
  { value: "Australia/Adelaide", label: "Adelaide" },
  { value: "Australia/Sydney", label: "Sydney, Melbourne" },
  { value: "Pacific/Auckland", label: "Auckland" },
];

export const zoneLabel = (zone: string): string =>
  commonZones.find(({ value }) => value === zone)?.label ?? zone.replaceAll("_", " ");

export const morningHours: readonly number[] = [4, 5, 6, 7, 8, 9, 10, 11];

export const hourName = (hour: number): string => `${hour} a.m.`;
