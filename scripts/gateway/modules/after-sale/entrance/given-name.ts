/** Surnames with two characters, in simplified and traditional Chinese. */
const COMPOUND = new Set([
  '欧阳',
  '歐陽',
  '司马',
  '司馬',
  '上官',
  '诸葛',
  '諸葛',
  '司徒',
  '东方',
  '東方',
  '夏侯',
  '皇甫',
  '尉迟',
  '慕容',
])
const CHINESE = /^\p{Script=Han}+$/u

/** Returns the given name of a full name, so that a stranger does not see the whole name. */
export const givenName = (name: string): string => {
  const [first = ''] = name.trim().split(/[\s·]+/)
  const characters = [...first]
  if (first !== name.trim() || characters.length < 2 || !CHINESE.test(first)) return first
  const surname = characters.length > 2 && COMPOUND.has(characters.slice(0, 2).join('')) ? 2 : 1
  return characters.slice(surname).join('')
}
