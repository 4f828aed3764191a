import { deleteFormDraft, formDraft, saveFormDraft } from '@/api/form'
import { accountDrafts } from '@/components/form/definition/draft/account-drafts'
import type { Answers } from '@/domain/form-schema/definition'
import { NOW } from '../../../support/fake-clock'
import { fakeServices } from '../../../support/services'

const SUBJECT = 'open-show:OS1'
const ANSWERS: Answers = { application: { name: 'Ana' }, people: [] }
const DRAFT = { formId: 'F1', formVersion: 2, version: 3, answers: ANSWERS, updatedAt: NOW, endsAt: NOW + 9 }
const STORED = { formVersion: 2, version: 3, answers: ANSWERS, savedAt: NOW }

const setUp = () => {
  const all = fakeServices({ member: true })
  return { ...all, drafts: accountDrafts(all, { subject: SUBJECT, formId: 'F1' }) }
}

describe('accountDrafts', () => {
  it.each([
    ['the stored draft', DRAFT, STORED],
    ['null without a draft', null, null],
  ])('loads %s', async (_what, answer, draft) => {
    const { drafts, answer: answers } = setUp()
    answers(formDraft, () => answer)
    expect(await drafts.load()).toEqual(draft)
  })

  it.each([
    ['saved', { isSaved: true, draft: DRAFT }, { kind: 'saved', version: 3 }],
    ['stale', { isSaved: false, draft: DRAFT }, { kind: 'stale', draft: STORED }],
    ['ended', { isSaved: false, draft: null }, { kind: 'ended' }],
  ])('reports a draft as %s', async (_kind, answer, saved) => {
    const { drafts, answer: answers, sentTo } = setUp()
    answers(saveFormDraft, () => answer)
    expect(await drafts.save({ answers: ANSWERS, formVersion: 2, base: 2 })).toEqual(saved)
    expect(sentTo(saveFormDraft)).toEqual([
      { subject: SUBJECT, formId: 'F1', formVersion: 2, version: 2, answers: ANSWERS },
    ])
  })

  it('deletes the draft of its subject', async () => {
    const { drafts, answer: answers, sentTo } = setUp()
    answers(deleteFormDraft, () => undefined)
    await drafts.remove()
    expect(sentTo(deleteFormDraft)).toEqual([{ subject: SUBJECT }])
  })
})
