"""For Northwood! for learners: observations, the environment, and thousands of it at once."""
