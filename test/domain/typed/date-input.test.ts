import { dateInput, readDate, readTime, timeInput } from '@/domain/typed/date-input'

describe('dateInput', () => {
  test.each([
    ['1990', '1990'],
    ['19903', '1990-3'],
    ['1990-03-07', '1990-03-07'],
    ['1990年03月07日', '1990-03-07'],
    ['199003071', '1990-03-07'],
    ['１９９００３０７', '1990-03-07'],
    ['١٩٩٠٠٣٠٧', '1990-03-07'],
    ['1990年3月7日', '1990-03-07'],
    ['1990/3/7', '1990-03-07'],
    ['1990.12.7', '1990-12-07'],
    ['1990-3-7', '1990-03-07'],
    ['1990 03 07', '1990-03-07'],
    ['生日：1990年12月31日', '1990-12-31'],
    ['1990-12-3', '1990-12-3'],
    ['x', ''],
  ])('reads the input %s as %s', (typed, text) => expect(dateInput(typed)).toBe(text))
})

describe('readDate', () => {
  test.each([
    ['2028-02-29', '2028-02-29'],
    ['2027-02-29', undefined],
    ['2027-2-9', undefined],
    ['2027-13-01', undefined],
    ['', undefined],
  ])('reads %s as %s', (text, date) => expect(readDate(text)).toBe(date))
})

describe('timeInput', () => {
  test.each([
    ['9:30', '09:30'],
    ['930', '93:0'],
    ['1930', '19:30'],
    ['１９：３０', '19:30'],
    ['8时5', '08:5'],
  ])('reads the input %s as %s', (typed, text) => expect(timeInput(typed)).toBe(text))
})

describe('readTime', () => {
  test.each([
    ['23:59', '23:59'],
    ['24:00', undefined],
    ['9:30', undefined],
    ['19:6', undefined],
  ])('reads %s as %s', (text, time) => expect(readTime(text)).toBe(time))
})
