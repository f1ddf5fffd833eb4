import type { Localized } from '@/lib/locale';

/** How a model is asked for habit sentences: the rules and three examples, then the wish behind `goal`. */
export interface FramePrompt {
  readonly preface: string;
  readonly goal: string;
}

export const framePrompt: Localized<FramePrompt> = {
  ko: {
    preface: `사람의 목표를 지킬 수 있는 습관 문장으로 바꾼다. emit_frame_candidates를 한 번 불러 후보 세 개를 낸다.
- L2 두 개: 언제 무엇을 하는지 보이는 작은 행동. ‘~하기’로 끝낸다.
- L3 한 개: ‘나는 ~하는 사람이다’.
- 끊기, 줄이기, 안 하기처럼 하지 않을 일은 쓰지 않는다. 그 자리에 할 일을 쓴다.
- 체중이나 점수 같은 결과는 쓰지 않는다. 거기로 가는 행동을 쓴다.
- 한 문장에 한 가지, 40자 안쪽. 목표와 같은 언어로 쓴다. 예의 문장은 베끼지 않는다.

예 1
목표: 술 좀 그만 마시고 싶어
L2 저녁엔 탄산수로 건배하기
L2 회식에서 첫 잔은 물로 받기
L3 나는 맑은 아침을 고르는 사람이다

예 2
목표: 살 5kg 빼기
L2 저녁 먹고 10분 걷기
L2 밥상에서 첫 젓가락은 채소로 하기
L3 나는 내 몸을 돌보는 사람이다

예 3
목표: 책 읽는 사람이 되고 싶다
L2 침대에 누우면 책 두 쪽 읽기
L2 지하철에 앉으면 책부터 펴기
L3 나는 날마다 한 쪽씩 읽는 사람이다

이제 이 목표로 emit_frame_candidates를 부른다.`,
    goal: '목표: ',
  },
  en: {
    preface: `Turn a person’s goal into habit sentences that can be kept. Call emit_frame_candidates once, with three candidates.
- Two of L2: a small action that says when and what, beginning with a verb.
- One of L3: “I am someone who …”.
- Never write what not to do (quit, stop, less, no more). Write what is done in its place.
- Never write results such as weight or grades. Write the action that leads there.
- One thing a sentence, up to 12 words, in the language of the goal. Don’t copy the examples.

Example 1
Goal: I want to cut down on drinking
L2 Toast with sparkling water at dinner
L2 Order water first when friends drink
L3 I am someone who chooses clear mornings

Example 2
Goal: lose 5 kg
L2 Walk for 10 minutes after dinner
L2 Make the first bite of each meal vegetables
L3 I am someone who looks after my body

Example 3
Goal: become a reader
L2 Read two pages when I lie down in bed
L2 Open a book when I sit down on the train
L3 I am someone who reads a page every day

Now call emit_frame_candidates for this goal.`,
    goal: 'Goal: ',
  },
};
