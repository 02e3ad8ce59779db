import { describe, expect, it } from 'vitest'
import { withMarks } from './editable.ts'

const story = { space: 1, id: 123 }
const mark = (name: string, uid: string) => `<!--#storyblok#{"name":"${name}","space":"1","uid":"${uid}","id":"123"}-->`

describe('withMarks', () => {
  it('marks every block, however deep, and nothing else', () => {
    const content = {
      _uid: 'p',
      component: 'page',
      link: { linktype: 'url', url: '/a' },
      body: [{ _uid: 't', component: 'teaser', rows: [{ _uid: 'r', component: 'row' }, 'text', null, 1] }],
    }
    expect(withMarks(content, story)).toEqual({
      _uid: 'p',
      component: 'page',
      _editable: mark('page', 'p'),
      link: { linktype: 'url', url: '/a' },
      body: [
        {
          _uid: 't',
          component: 'teaser',
          _editable: mark('teaser', 't'),
          rows: [{ _uid: 'r', component: 'row', _editable: mark('row', 'r') }, 'text', null, 1],
        },
      ],
    })
  })

  it('no uid can end the comment', () => {
    expect(withMarks({ _uid: '--><script>', component: 'page' }, story)).toMatchObject({
      _editable: mark('page', '--\\u003e<script\\u003e'),
    })
  })
})
