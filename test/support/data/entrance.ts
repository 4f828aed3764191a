import { NOW } from '../fake-clock'

const HOUR = 3_600_000

/** The entrance registration of one ticket whose form is missing, as the gateway sends it. */
export const anEntrance = (number: number, more: object = {}) => ({
  ...{ entranceId: `T${number}`, number, name: '', seatDesc: `8 排 ${number} 座`, state: 'MISSING', version: 0 },
  ...{ linkedAt: null, doneAt: null, isByLink: false, answers: [] },
  ...more,
})

/** A visit tomorrow with two tickets whose forms are missing. */
export const aVisit = (more: object = {}) => ({
  ...{ showId: 'S1', showName: '冰上之夜', posterUrl: '', posterColor: '', showTime: NOW + 24 * HOUR, utcOffset: 480 },
  ...{
    isPermanent: false,
    venueName: '海湾馆',
    cityName: '澳门',
    voucherId: 'V1',
    form: { formId: 'FM4', version: 1 },
  },
  ...{ atGate: 'REFUSE', neededBy: NOW + 23 * HOUR, until: NOW + 27 * HOUR, missing: 2 },
  people: [anEntrance(1), anEntrance(2)],
  ...more,
})

/** The form of a link. */
export const aLinkedEntrance = (more: object = {}) => ({
  ...{ showName: '冰上之夜', showTime: NOW + 24 * HOUR, utcOffset: 480, isPermanent: false, givenName: '小满' },
  ...{ number: 2, state: 'MISSING', version: 0, form: { formId: 'FM4', version: 1 } },
  ...{ neededBy: NOW + 23 * HOUR, until: NOW + 27 * HOUR },
  ...more,
})

const inThree = (text: string) => ({ 'zh-CN': text, 'zh-MO': text, 'en-US': text })

/** A form with one question for each person before entry. */
export const anEntranceForm = () => ({
  ...{ formId: 'FM4', version: 1, title: inThree('健康声明') },
  sections: [
    {
      title: inThree('本人'),
      fields: [
        {
          ...{ fieldId: 'unwell', kind: 'YES_NO', label: inThree('是否不适'), required: true, forEach: 'PERSON' },
          ...{ keep: 'HEALTH', askedAt: 'BEFORE_ENTRY', shownAtDoor: true, limits: {} },
        },
      ],
    },
  ],
})
