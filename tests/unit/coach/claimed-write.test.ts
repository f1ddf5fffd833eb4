import { describe, expect, it } from 'vitest';
import { claimsWrite } from '@/coach/claimed-write';

const claims = (words: string): boolean => claimsWrite(words, { hasRead: false });

describe('claimsWrite', () => {
  it.each([
    '아침 햇빛 습관을 추가했어요!',
    '추가했어요! 작게 시작해 봐요.',
    '네, 습관에 저장해 두었습니다.',
    '물 다섯 잔을 기록했어요.',
    '기록해 드렸어요',
    '체크했어요. 잘하고 있어요!',
    '첫 번째 습관을 보관했습니다',
    '오늘 목록에 넣었어요.',
    '새 습관을 등록해 놨어요.',
    '습관이 추가되었습니다.',
    '좋아요.\n명상 습관이 저장됐어요',
    '추가 완료했어요',
    'I’ve added the habit for you.',
    'I added it.',
    'Added! Start small.',
    'Your water has been logged.',
    'I have now archived the habit.',
    'Done! See you tomorrow.',
    'Great. It’s saved.',
    '오늘 목록에 담아 뒀어요.',
    '습관을 담아 드렸어요.',
    '저장이 됐어요.',
    '잊지 않게 기록했어요.',
    '무리하지 않게 5분으로 추가했어요.',
    '문제없이 저장했어요.',
    '기록에 남겼어요.',
    '물 다섯 잔을 입력했어요.',
    '지금 추가할게요.',
    '명상을 목록에 적어 뒀어요.',
    'Your habit is saved.',
    'Got it, logged!',
    'Okay, added to your habits.',
    'It is all set.',
  ])('hears a claim in “%s”', (words) => {
    expect(claims(words)).toBe(true);
  });

  it.each([
    '',
    '안녕하세요! 오늘은 어떤 습관을 만들어 볼까요?',
    '알겠어요. 저장하지 않았어요.',
    '아직 추가하지 못했어요.',
    '어떤 습관을 추가할까요?',
    '어제도 기록했어요?',
    '카탈로그에서 찾지 못했어요. 다른 이름으로 말해 줄래요?',
    '지금은 세 가지에 집중하고 있어요. 하나를 보관하면 새로 시작할 수 있어요.',
    '저장한 것은 없어요.',
    '자기 전에 오늘 잘한 일을 하나 적어요.',
    'Which habit would you like to add?',
    'Nothing was saved.',
    'I haven’t added anything yet.',
    'You could log your water every evening.',
    'Shall I add it?',
    '운동을 완료했다니 좋아요.',
    '오늘 운동을 완료했군요.',
    '먹은 양이 적었어요.',
    '화면에서 저장했을 때만 남아요.',
    '기록했다면 충분해요.',
    '지난주에 만들었던 습관을 이어 가요.',
    '추가하지는 못했어요.',
    'I noted that you walked.',
    'Once it is saved, it shows on Today.',
    'If it was added, you will see it.',
    'It wasn’t saved.',
  ])('hears none in “%s”', (words) => {
    expect(claims(words)).toBe(false);
  });

  it('takes words on what was recorded for the person’s own past once the records were read', () => {
    expect(claimsWrite('이번 주에 세 번 기록했어요.', { hasRead: true })).toBe(false);
    expect(claimsWrite('명상 습관을 추가했어요.', { hasRead: true })).toBe(true);
    expect(claimsWrite('등록이 완료되었습니다.', { hasRead: true })).toBe(true);
  });
});
