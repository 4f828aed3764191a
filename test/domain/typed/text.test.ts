// cspell:ignore ＦＲＩＥＮＤＳ ｆｒｉｅｎｄｓ Söhne خواهم שלום
import { cleanCode, cleanName, VISIBLE } from '@/domain/typed/text'

describe('cleanCode', () => {
  it.each([
    'FRIENDS2026',
    'friends2026',
    ' friends 2026 ',
    'Friends-2026',
    'ＦＲＩＥＮＤＳ２０２６',
    'ｆｒｉｅｎｄｓ　２０２６',
    '\u202dFRIENDS2026\u202c',
    'FRIENDS\u200b2026',
    '\u200eFRIENDS2026\u200f',
    '\u2068FRIENDS2026\u2069',
    '\ufeffFRIENDS2026',
    'FRIENDS\u20112026\n',
    'FRIENDS–2026',
    'FRIENDS\u00ad2026',
    'FRIENDS\u00a02026',
    'FRIENDS٢٠٢٦',
    'FRIENDS۲۰۲۶',
    'F R I E N D S 2 0 2 6',
    'FRIENDS\u2060\u200d2026',
    '\tfriends2026\r\n',
    'FRIENDS—2026',
    'ＦＲＩＥＮＤＳ－２０２６',
    'FRIENDS②⓪②⑥',
  ])('normalizes %j to FRIENDS2026', (typed) => {
    expect(cleanCode(typed)).toBe('FRIENDS2026')
  })

  it.each([
    ['110105 19491231 002x', '11010519491231002X'],
    ['\u200e11010519491231002Ｘ', '11010519491231002X'],
    ['a123456（3）', 'A1234563'],
    [' 9144-0300 7084 61136t ', '91440300708461136T'],
    ['９１４４０３００７０８４６１１３６Ｔ', '91440300708461136T'],
    ['９１４４０３００－７０８４－６１１３６Ｔ', '91440300708461136T'],
    ['\u202d91440300708461136t\u202c\n', '91440300708461136T'],
    ['９１４４٠٣００70846\u200b1136T', '91440300708461136T'],
    ['\u200b', ''],
    ['盐@1', '盐@1'],
  ])('normalizes %j to %s', (typed, code) => {
    expect(cleanCode(typed)).toBe(code)
  })
})

describe('cleanName', () => {
  it.each([
    ['林晚', '林晚'],
    ['  林  晚\u3000', '林 晚'],
    ['A\u202eB', 'AB'],
    ['\u202dLin\u202c', 'Lin'],
    ['Lin\r\nWan', 'Lin Wan'],
    ['Lin\u2028Wan\tWu', 'Lin Wan Wu'],
    ['\ufeffLin\u0007', 'Lin'],
    ['Li\u00adn\u200b', 'Lin'],
    ['Lin\u200d', 'Lin'],
    ["O'Neill & <b>“Söhne”</b> Ａ", "O'Neill & <b>“Söhne”</b> Ａ"],
    ['上海夜航\n文化有限公司', '上海夜航 文化有限公司'],
    ['\r\n上海夜航文化有限公司\r\n', '上海夜航文化有限公司'],
    ['\u200b夜航\u200b出版', '夜航出版'],
    ['夜航（上海）出版·有限公司', '夜航（上海）出版·有限公司'],
    ['"Night" \'Harbor\' `Co`', '"Night" \'Harbor\' `Co`'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['A&amp;B; -- % _ \\', 'A&amp;B; -- % _ \\'],
    ['夜航🎭出版👩🏽\u200d🎤', '夜航🎭出版👩🏽\u200d🎤'],
    ['𠮷野家有限公司', '𠮷野家有限公司'],
    ['Night\u00a0Harbor\u2003Co', 'Night Harbor Co'],
    ['Night\u0085Harbor\u000bCo', 'NightHarbor Co'],
    ['\u2067שלום\u2069 Co', 'שלום Co'],
    ['👨\u200d👩\u200d👧 ❤\ufe0f', '👨\u200d👩\u200d👧 ❤\ufe0f'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
  ])('normalizes %j to %j', (typed, name) => {
    expect(cleanName(typed)).toBe(name)
  })

  it.each([
    '',
    ' \n\u3000',
    '\u200b\u200b',
    '\u200d',
    '\u202e\u202c',
    '\u2060',
    '\u3164',
    '\u2800',
    '\uffa0',
    '\u00ad',
    '\ufe0f',
    '\u180e\u061c',
    '\u2066\u2069',
    '\u0000\u001f',
    '\u115f\u1160',
    '\u034f',
  ])('returns an empty name for the invisible text %j', (typed) => {
    expect(cleanName(typed)).toBe('')
    expect(typed).not.toMatch(new RegExp(VISIBLE, 'u'))
  })
})
