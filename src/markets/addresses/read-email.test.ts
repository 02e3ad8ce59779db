import { describe, expect, it } from 'vitest'
import { MAX_EMAIL_LENGTH, readEmail } from './read-email.ts'

const ending = '@example.com'

describe('readEmail', () => {
  it.each([
    ['text, at, text, dot, text', 'ada@example.com', 'ada@example.com'],
    ['the shortest', 'a@b.c', 'a@b.c'],
    ['several dots', 'ada.king@mail.example.co.uk', 'ada.king@mail.example.co.uk'],
    ['a label', 'ada+socks@example.com', 'ada+socks@example.com'],
    ['other alphabets', 'jürgen@köln.example', 'jürgen@köln.example'],
    ['capitals as they are', 'Ada@Example.com', 'Ada@Example.com'],
    ['spaces around it away', ' \tada@example.com\n', 'ada@example.com'],
    ['the longest', 'a'.repeat(MAX_EMAIL_LENGTH - ending.length) + ending, expect.any(String)],
  ])('NWS-09 takes %s', (_, text, email) => {
    expect(readEmail(text)).toEqual(email)
  })

  it.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['no at', 'ada.example.com'],
    ['no dot after the at', 'a@b'],
    ['a dot before the at only', 'a.b@c'],
    ['nothing before the at', '@example.com'],
    ['nothing between at and dot', 'ada@.com'],
    ['nothing after the dot', 'ada@example.'],
    ['two ats', 'ada@king@example.com'],
    ['a space inside', 'ada king@example.com'],
    ['a line end inside', 'ada@example.com\nbcc:x@example.com'],
    ['a control character', 'ada\u0000@example.com'],
    ['half a character', 'ada\ud800@example.com'],
    ['one too long', 'a'.repeat(MAX_EMAIL_LENGTH - ending.length + 1) + ending],
    ['a megabyte of dots', `a@${'.'.repeat(1_000_000)}@`],
  ])('NWS-09 refuses %s', (_, text) => {
    expect(readEmail(text)).toBeUndefined()
  })
})
