import { NOW } from '../fake-clock'

const HOUR = 3_600_000

const head = {
  ...{ projectCode: 'TIDAL26', name: '潮汐电台演唱会', venueName: '海湾馆', utcOffset: 480, isConfirmed: true },
  ...{ firstDay: '2026-11-20', lastDay: '2026-11-30', contact: { name: '沈岚', phone: '02155660123' } },
}

const zone = (zoneId: string, letter: string, name: string) => ({ zoneId, letter, name, color: 'RED', needsTwo: false })
const STAGE = zone('stage', 'A', '舞台')
const HALL = zone('hall', 'B', '观众厅')

const form = { formId: 'FM5', version: 1 }

/** An event with two roles, as the gateway sends it. */
export const aWorkProject = (more: object = {}) => ({
  ...head,
  ...{ rules: ['证件仅限本人使用'], phase: 'OPEN', opensAt: NOW - HOUR, closesAt: NOW + 240 * HOUR, decidesIn: 24 },
  ...{ days: ['2026-11-22', '2026-11-23'], zones: [STAGE, HALL] },
  roles: [
    { roleId: 'stage', name: '舞台技术', zoneIds: ['stage'], left: 5, isReviewed: true, form },
    { roleId: 'food', name: '餐饮服务', zoneIds: ['hall'], left: 5, isReviewed: false, form },
  ],
  ...more,
})

/** The company of the account. */
export const aPermitCompany = (more: object = {}) => ({
  ...{ companyId: 'WC1', name: '流明灯光', projectCode: 'TIDAL26', left: [{ roleId: 'stage', count: 3 }] },
  ...more,
})

/** An approved permit without a key on any device. */
export const aPermit = ({ project, ...more }: { project?: object } & Record<string, unknown> = {}) => ({
  ...{ permitId: 'WP1', number: 'WP0001', state: 'APPROVED', version: 1, reason: null, name: '林晚', photo: '' },
  ...{ project: { ...head, ...project }, role: { roleId: 'stage', name: '舞台技术' }, companyName: '流明灯光' },
  ...{ zones: [STAGE], days: ['2026-11-22', '2026-11-23'], zoneReason: '', createdAt: NOW - HOUR },
  ...{ validFrom: NOW - HOUR, validTo: NOW + 48 * HOUR, inside: [], decidesBy: NOW + 24 * HOUR, form },
  ...{ changes: null, answers: [], keyId: '', keyAt: 'NONE', keyEndsAt: 0, steps: [] },
  ...more,
})

/** A key of the pass for this device. */
export const aPassKey = (more: object = {}) => ({
  ...{ permitId: 'WP1', keyId: 'K1234567', secret: 'A'.repeat(43), endsAt: NOW + 24 * HOUR },
  ...more,
})

const inThree = (text: string) => ({ 'zh-CN': text, 'zh-MO': text, 'en-US': text })

/** A form with two texts. */
export const aPermitForm = () => ({
  ...{ ...form, title: inThree('工作证') },
  sections: [
    {
      title: inThree('本人'),
      fields: ['name', 'job'].map((fieldId) => ({
        ...{ fieldId, kind: 'TEXT', label: inThree(fieldId === 'name' ? '姓名' : '职务'), required: true },
        ...{ forEach: 'APPLICATION', keep: 'CONTACT', askedAt: 'SIGN_UP', shownAtDoor: true, limits: {} },
      })),
    },
  ],
})
