/** Decimal megabytes or gigabytes, as files are sold; the same in every language. */
export function formatBytes(bytes: number): string {
  if (bytes >= 999.5e6) return `${(bytes / 1e9).toFixed(2)} GB`;
  return bytes >= 9.95e6 ? `${Math.round(bytes / 1e6)} MB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
