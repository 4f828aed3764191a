const { WORDS } = require('./words')

const MAX_WORDS = 25
const MAX_TITLE_WORDS = 15

/** Matches a sentence that begins with a subordinate clause instead of a subject. */
const NO_SUBJECT = /^(what|who|whose|whom|whether|that|of|nor)\b/i

const wordCount = (text) => text.split(/\s+/).filter((word) => /\w/.test(word)).length

/** Removes code, addresses and quoted texts, which the rules do not cover. */
const withoutQuotes = (text) =>
  text
    .replace(/```[^]*?```/g, '')
    .replace(/`[^`]*`|https?:\/\/\S+|“[^”]*”|"[^"]*"/g, 'Code')
    .trim()

const sentencesOf = (text) => text.split(/(?<=[.!?][)”"]?)\s+(?=[^a-z])/)

/** Checks one sentence. @returns {string[]} its faults */
const faultsOfSentence = (sentence) => {
  const faults = []
  if (NO_SUBJECT.test(sentence) && !sentence.endsWith('?')) faults.push('Begin with the subject')
  if (wordCount(sentence) > MAX_WORDS) faults.push(`Split the sentence: more than ${MAX_WORDS} words`)
  if ((sentence.match(/[;:](?=\s)/g) ?? []).length > 1)
    faults.push('Split the sentence: more than one colon or semicolon')
  return faults
}

const faultsOfWords = (text) =>
  WORDS.flatMap(([pattern, better]) => {
    const found = pattern.exec(text)
    return found ? [`Replace "${found[0]}" (${better})`] : []
  })

/**
 * Checks a comment or a paragraph by the rules of plain English.
 *
 * @param {string} text
 * @returns {string[]} a sentence for each fault
 */
const faultsOfText = (text) => {
  const plain = withoutQuotes(text)
  return [...faultsOfWords(plain), ...sentencesOf(plain).flatMap(faultsOfSentence)]
}

/**
 * Checks the title of a test.
 *
 * @param {string} title
 * @returns {string[]} a sentence for each fault
 */
const faultsOfTitle = (title) => {
  const plain = withoutQuotes(title)
  const faults = faultsOfWords(plain)
  if (NO_SUBJECT.test(plain)) faults.push('Begin with the subject or a verb')
  if (wordCount(plain) > MAX_TITLE_WORDS) faults.push(`Shorten the title: more than ${MAX_TITLE_WORDS} words`)
  return faults
}

const MAX_SUBJECT = 72

/** Subject of a conventional commit, such as `fix(resale): requeue the waitlist entry`. */
const CONVENTIONAL = /^(feat|fix|refactor|perf|test|docs|style|build|ci|chore|revert)(\([a-z0-9:,-]+\))?: [a-z0-9`"]/

/**
 * Checks the subject of a commit.
 *
 * @param {string} subject
 * @returns {string[]} a sentence for each fault
 */
const faultsOfSubject = (subject) => {
  const faults = faultsOfWords(withoutQuotes(subject))
  if (Buffer.byteLength(subject) > MAX_SUBJECT) faults.push(`Shorten the subject to ${MAX_SUBJECT} bytes`)
  if (!CONVENTIONAL.test(subject)) faults.push('Begin with a type and a scope, then a verb in lower case')
  if (subject.includes(';')) faults.push('Split the commit: one thing each')
  return faults
}

module.exports = { faultsOfText, faultsOfSubject, faultsOfTitle }
