import { DEMO_MEMBER } from '../../../../../scripts/gateway/core/seed/demo-member'
import type { Samples } from '../../../support/sample'

const form = { formId: 'FM1', version: 1 }

const draft = (subject: string) => ({
  ...{ subject, formId: 'FM1', formVersion: 1, version: 0 },
  answers: { application: { nickname: 'Ana' }, people: [{ personKey: 'p1', answers: { shirt: 'M' } }] },
})

export const samples: Samples = {
  'form.formDefinition': form,
  'form.earlierAnswers': form,
  'form.saveFormDraft': draft('sample-1'),
  'form.formDraft': async (test) => {
    const { subject, ...body } = draft('sample-2')
    const { accessToken: token } = await test.gateway.context.tokens.signIn(DEMO_MEMBER)
    await test.ask(`buyer/v1/form_drafts/${subject}`, { method: 'PUT', body, token })
    return { subject }
  },
  'form.deleteFormDraft': { subject: 'sample-3' },
}
