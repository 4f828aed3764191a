/** Words that require a second reading, with replacements. Patterns exclude phrases with the usual meaning. */
const WORDS = [
  [/\btold\b|\bis said\b|\bhears? of\b/i, 'show, return, receive, notify'],
  [/\bnobody(['’]s)?\b/i, 'no user, no one'],
  [/\bsomebody(['’]s)?\b/i, 'a user, another user'],
  [/\b(is|are|was|were) none\b/i, 'is not one, is ignored, does not exist'],
  [/\bas (it|they) (is|are|was|were)\b/i, 'unchanged'],
  [/\bno more\b(?! than)/i, 'no longer'],
  [/\ban[e]w\b/i, 'again'],
  [/\b(who|what|where)ever\b/i, 'any user, all, each time'],
  [/\bwherein\b/i, 'where, in which'],
  [/\bleads? on\b/i, 'opens the next screen, links to'],
  [/\bby then\b/i, 'then, in the meantime'],
  [/\bof it\b/i, 'its …, or name the thing'],
  [/\bstands?\b(?! (in )?for\b)/i, 'is, exists, is shown, means'],
  [/\bkept\b/i, 'stored, cached, unchanged'],
]

module.exports = { WORDS }
