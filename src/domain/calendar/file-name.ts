/** Maximum number of characters. File systems limit names to 255 bytes, and a Chinese character needs three. */
const MAX_LENGTH = 60

/** Characters that file systems refuse, and invisible characters. */
const UNSAFE = /[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu

/** Returns the name of a show's calendar file: its title without forbidden characters, or a default. */
export const calendarFileName = (title: string): string => {
  const cleaned = title.replace(UNSAFE, ' ').replace(/\s+/g, ' ')
  const name = Array.from(cleaned)
    .slice(0, MAX_LENGTH)
    .join('')
    .replace(/^[. ]+|[. ]+$/g, '')
  return `${name || 'foyer'}.ics`
}
