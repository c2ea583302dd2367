/** `GET /api/voice`; all empty while nothing is kept. */
export interface VoiceAnswer {
  samples: string[] | null;
  /** In words, as read from the samples or as the person changed it. */
  description: string | null;
  /** What is sent to somebody is written so. */
  on: boolean;
}
